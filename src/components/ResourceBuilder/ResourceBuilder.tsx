import { useState } from "react";
import { Button } from "../Button/Button";
import type { BuilderDefinition } from "./builder-values";
import { Lazy } from "../Lazy/Lazy";
import { lazyPart } from "../Lazy/lazy-part";
import { contentTexts } from "../../site/translations/en/content";
import { withTexts } from "../translation/load-translation";
import { useTranslations } from "../translation/page-language";
import * as styles from "./ResourceBuilder.module.css";

const form = lazyPart(() =>
  withTexts("resource-builder", () => import(/* webpackChunkName: "resource-builder" */ "./BuilderForm")),
);

/** A form with an interceptor's options that writes the resource. Its code is loaded when a reader opens it. */
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
      <p>{text("builder.invitation")}</p>
      <Button
        look="solid"
        onPointerEnter={() => void form.load()}
        onFocus={() => void form.load()}
        onClick={() => setIsOpen(true)}
      >
        {text("builder.open", { name: definition.name })}
      </Button>
    </div>
  );
}
