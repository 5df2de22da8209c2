import { useState } from "react";
import type { BuilderDefinition } from "../../model/builder-values";
import { Lazy } from "../Lazy/Lazy";
import { lazyPart } from "../Lazy/lazy-part";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import * as styles from "./ResourceBuilder.module.css";

const form = lazyPart(() => import(/* webpackChunkName: "resource-builder" */ "./BuilderForm"));

/** A form from an interceptor's options that writes the resource. Its code is loaded when a reader opens it. */
export function ResourceBuilder({ definition }: { definition: BuilderDefinition }) {
  const { text } = useTranslations(contentTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    return (
      <Lazy part={form} label={text("lazy.form")}>
        {({ BuilderForm }) => <BuilderForm definition={definition} />}
      </Lazy>
    );
  }
  return (
    <div className={styles.invitation} data-needs-script="">
      <p>Fill in a form and copy the resource, the command or the API call. Nothing leaves your browser.</p>
      <button
        type="button"
        className={styles.open}
        onPointerEnter={() => void form.load()}
        onFocus={() => void form.load()}
        onClick={() => setIsOpen(true)}
      >
        Build a {definition.name.toLowerCase()} resource
      </button>
    </div>
  );
}
