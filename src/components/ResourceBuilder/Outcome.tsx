import { useState } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { useCopy } from "../Copy/use-copy";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import type { ResourceForms } from "./resource-forms";
import * as styles from "./BuilderForm.module.css";

const kinds = [
  { id: "yaml", label: "YAML" },
  { id: "command", label: "CLI" },
  { id: "request", label: "API" },
] as const;

/** The finished resource in the format that the reader chose, ready to copy. */
export function Outcome({ forms, mistakeCount }: { forms: ResourceForms; mistakeCount: number }) {
  const { text: textOf } = useTranslations(contentTexts);
  const { text, count } = useTranslations(resourceBuilderTexts);
  const [kind, setKind] = useState<keyof ResourceForms>("yaml");
  const [result, copy] = useCopy(() => forms[kind]);

  return (
    <section className={styles.outcome} aria-label={text("builder.result")}>
      <div className={styles.kinds}>
        {kinds.map(({ id, label }) => (
          <Button key={id} aria-pressed={kind === id} onClick={() => setKind(id)}>
            {label}
          </Button>
        ))}
        <Button onClick={() => void copy()}>
          {textOf(
            result === "copied" ? "code.copied" : result === "failed" ? "code.notAllowed" : "code.copy",
          )}
        </Button>
      </div>
      {/* A block that scrolls must be focusable, or keyboard users can't reach the part that is cut off. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0}>
        <code>{forms[kind]}</code>
      </pre>
      <p className={mistakeCount > 0 ? styles.mistake : styles.about} role="status">
        {mistakeCount === 0 ? text("builder.complete") : count("builder.mistakes", mistakeCount)}
      </p>
    </section>
  );
}
