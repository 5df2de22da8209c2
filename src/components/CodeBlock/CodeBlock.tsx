import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import WrapText from "lucide-react/icons/wrap-text";
import { useRef, useState } from "react";
import { track } from "../../analytics/track";
import type { CodeBlockProps } from "../../model/content/author-components";
import { useCopy } from "../Copy/use-copy";
import { Button } from "../Button/Button";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { copyableText } from "./copyable-text";
import * as styles from "./CodeBlock.module.css";

const longLine = 72;

/** A code sample, highlighted during the build. `html` comes from our own highlighter, which escapes the source. */
export function CodeBlock({ language, title, html, numberLines, wrap = false, session }: CodeBlockProps) {
  const { text } = useTranslations(contentTexts);
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(wrap);
  const [result, copy] = useCopy(() => (code.current ? copyableText(code.current) : ""));
  const copied = result === "copied";
  const label = title ?? (language === "console" ? text("code.session") : language);

  const copyCode = async () => {
    if (await copy()) track("copy_code", { language: language || "text" });
  };

  return (
    <figure className={styles.figure} data-language={language || "text"}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{label}</span>
        <span className={styles.actions} data-needs-script="">
          {hasLongLine(html) ? (
            <Button look="small" aria-pressed={wrapped} onClick={() => setWrapped(!wrapped)}>
              <WrapText size={14} />
              <span>{text("code.wrap")}</span>
            </Button>
          ) : null}
          <Button look="small" onClick={() => void copyCode()}>
            {copied ? <Check size={14} /> : <Copy size={14} />}
            <span>
              {text(copied ? "code.copied" : result === "failed" ? "code.notAllowed" : "code.copy")}
            </span>
            <span className="visuallyHidden"> {title ?? text("code.code")}</span>
          </Button>
          <span className="visuallyHidden" role="status">
            {result === null ? "" : text(copied ? "code.copiedStatus" : "code.notAllowedStatus")}
          </span>
        </span>
      </figcaption>
      {/* A block that scrolls must be focusable, or keyboard users can't reach the part that is cut off. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0}>
        <code
          ref={code}
          className={[
            styles.code,
            wrapped ? styles.wrapped : "",
            numberLines ? styles.numbered : "",
            session ? styles.session : "",
          ].join(" ")}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}

function hasLongLine(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, "").replace(/&[a-z]+;/g, "x");
  return text.split("\n").some((line) => line.length > longLine);
}
