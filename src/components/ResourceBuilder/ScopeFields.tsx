import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { useTranslations } from "../translation/page-language";
import type { Mistakes } from "./form-values";
import { mistakeText } from "./mistake-text";
import { scopeFields, type ScopeValues } from "./scope-values";
import { TextField } from "./TextField";
import * as styles from "./BuilderForm.module.css";

interface ScopeFieldsProps {
  values: ScopeValues;
  mistakes: Mistakes;
  onChange: (values: ScopeValues) => void;
}

/** The optional fields that limit which users an interceptor applies to. */
export function ScopeFields({ values, mistakes, onChange }: ScopeFieldsProps) {
  const { text } = useTranslations(resourceBuilderTexts);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{text("builder.scope")}</legend>
      <p className={styles.about}>{text("builder.scopeAbout")}</p>
      {scopeFields.map((name) => {
        const mistake = mistakes[name];
        return (
          <TextField
            key={name}
            label={text(`builder.${name}`)}
            value={values[name]}
            mistake={mistake && mistakeText(text, mistake)}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        );
      })}
    </fieldset>
  );
}
