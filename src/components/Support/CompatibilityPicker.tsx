import { Lazy } from "../Lazy/Lazy";
import { lazyPart } from "../Lazy/lazy-part";
import { contentTexts } from "../../site/translations/en/content";
import { withTexts } from "../translation/load-translation";
import { useTranslations } from "../translation/page-language";
import type { CompatibilityFormProps } from "./CompatibilityForm";
import * as styles from "./CompatibilityPicker.module.css";

const form = lazyPart(() =>
  withTexts(
    "compatibility",
    () => import(/* webpackChunkName: "compatibility-form" */ "./CompatibilityForm"),
  ),
);

/**
 * Answers whether a combination of versions is supported. Its code is loaded only on pages that contain it. Without scripts,
 * there is no form.
 */
export function CompatibilityPicker(properties: CompatibilityFormProps) {
  const { text } = useTranslations(contentTexts);
  return (
    <div className={styles.slot} data-needs-script="">
      <Lazy part={form} label={text("lazy.form")}>
        {({ CompatibilityForm }) => <CompatibilityForm {...properties} />}
      </Lazy>
    </div>
  );
}
