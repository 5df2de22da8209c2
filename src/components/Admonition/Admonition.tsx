import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import Lightbulb from "lucide-react/icons/lightbulb";
import OctagonAlert from "lucide-react/icons/octagon-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { AuthorComponentProps } from "../../model/content/author-components";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import * as tones from "../Badge/Tone.module.css";
import * as styles from "./Admonition.module.css";

type AdmonitionType = AuthorComponentProps<"Admonition">["type"];

const icons: Record<AdmonitionType, LucideIcon> = {
  note: Info,
  info: CircleAlert,
  tip: Lightbulb,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** An aside that interrupts the text. If the title doesn't name its type, screen readers still hear it. */
export function Admonition({
  type,
  title,
  children,
}: AuthorComponentProps<"Admonition"> & { children?: ReactNode }) {
  const Icon = icons[type];
  const kind = useTranslations(contentTexts).text(`admonition.${type}`);
  return (
    <div className={`${styles.admonition} ${tones[type]}`} role="note" data-admonition={type}>
      <p className={styles.label}>
        <Icon size={16} />
        {title ? <span className="visuallyHidden">{`${kind}: `}</span> : null}
        <span>{title ?? kind}</span>
      </p>
      {children}
    </div>
  );
}
