import { useId } from "react";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { useTranslations } from "../translation/page-language";
import * as field from "../Field/Field.module.css";
import * as styles from "./BuilderForm.module.css";

interface TextFieldProps {
  label: string;
  description?: string | undefined;
  value: string;
  mistake?: string | undefined;
  required?: boolean;
  /** Whether the field has several lines. */
  multiline?: boolean;
  /** Values to choose from, instead of free text. */
  choices?: readonly string[];
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** A labeled field with its purpose and, if its value is wrong, what is expected. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    value,
    mistake,
    required = false,
    multiline,
    choices,
    placeholder,
    onChange,
  } = props;
  const { text } = useTranslations(resourceBuilderTexts);
  const id = useId();
  const described = [description ? `${id}-about` : "", mistake ? `${id}-mistake` : ""]
    .filter(Boolean)
    .join(" ");
  const common = {
    id,
    value,
    required,
    className: `${field.field} ${styles.field}`,
    "aria-invalid": mistake !== undefined,
    ...(described === "" ? {} : { "aria-describedby": described }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required ? <span className={styles.required}> {text("builder.required")}</span> : null}
      </label>
      {description ? (
        <p id={`${id}-about`} className={styles.about}>
          {description}
        </p>
      ) : null}
      {choices ? (
        <select {...common}>
          <option value="">{text("builder.notSet")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...common} rows={Math.max(2, value.split("\n").length)} spellCheck={false} />
      ) : (
        <input {...common} type="text" placeholder={placeholder} autoComplete="off" spellCheck={false} />
      )}
      {mistake ? (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      ) : null}
    </div>
  );
}
