import type { ReactNode } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { SelfLink } from "../SelfLink/SelfLink";
import { textIn } from "../text-in";
import { useTranslations } from "../translation/page-language";
import * as styles from "./ContentHeading.module.css";

/** remark-rehype creates the heading of the footnotes, in English. */
const footnotesId = "footnote-label";

interface HeadingProps {
  id?: string;
  children?: ReactNode;
  className?: string;
}

/** A heading of the given level with a link to itself. */
export function contentHeading(Tag: "h2" | "h3" | "h4" | "h5" | "h6") {
  return function ContentHeading({ id, children, className = "" }: HeadingProps) {
    const { text } = useTranslations(contentTexts);
    return (
      <Tag id={id} className={`${styles.heading} ${className}`} tabIndex={-1}>
        {id === footnotesId ? text("footnote.title") : children}
        {id ? <SelfLink id={id} name={textIn(children)} /> : null}
      </Tag>
    );
  };
}
