import { Link } from "gatsby";
import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import type { FrameVersion } from "../../model/navigation/navigation";
import { useStored } from "../../components/use-stored";
import { preferredVersionKey } from "../../model/site/storage-keys";
import { optionalTexts } from "../../site/translations/en/optional-parts";
import * as styles from "./Banners.module.css";

/** Tells readers that a page is about an old or unreleased version, and links to the same page of the latest version. */
export function VersionBanner({ version, section }: { version: FrameVersion; section: string }) {
  const { text, name } = useTranslations(optionalTexts);
  const [, remember] = useStored(preferredVersionKey(section));
  const last = version.links.find(({ isLast }) => isLast);
  if (!version.banner || !last) return null;
  const link = (
    <Link to={last.path} onClick={() => remember(last.name)}>
      {text(last.isSamePage ? "version.latestPage" : "version.latest", { version: name(last.label) })}
    </Link>
  );
  return (
    <aside className={styles.version} aria-label={text("notice.name")}>
      <p>
        {fillNodes(text(`version.${version.banner}`), { version: <strong>{name(version.label)}</strong> })}
      </p>
      <p>{link}</p>
    </aside>
  );
}
