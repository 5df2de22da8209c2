import { Children, isValidElement, type ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { SelfLink } from "../SelfLink/SelfLink";
import { useTranslations } from "../translation/page-language";
import * as styles from "./ContentHeading.module.css";

/** remark-rehype creates the heading of the footnotes, in English. */
const footnotesId = "footnote-label";

type Level = "h2" | "h3" | "h4" | "h5" | "h6";

/** A heading of the given level with a link to itself. */
export function contentHeading(level: Level) {
  const Tag = level;
  function ContentHeading({
    id,
    children,
    className,
  }: {
    id?: string;
    children?: ReactNode;
    className?: string;
  }) {
    const { text } = useTranslations(contentTexts);
    return (
      <Tag id={id} className={`${styles.heading} ${className ?? ""}`} tabIndex={-1}>
        {id === footnotesId ? text("footnote.title") : children}
        {id ? <SelfLink id={id} name={textIn(children)} /> : null}
      </Tag>
    );
  }
  return ContentHeading;
}

function textIn(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (typeof child === "string" || typeof child === "number") return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? textIn(child.props.children) : "";
    })
    .join("");
}
