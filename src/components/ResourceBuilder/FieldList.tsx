import type { InterceptorOption } from "../../model/reference/interceptor";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import { choicesOf, fieldKind, groupOf, type FieldValue, type Group, type Mistakes } from "./form-values";
import { mistakeText } from "./mistake-text";
import { TextField } from "./TextField";
import * as styles from "./BuilderForm.module.css";

interface FieldListProps {
  options: readonly InterceptorOption[];
  values: Group;
  mistakes: Mistakes;
  /** The path of the group in the form; empty for the whole form. */
  path: string;
  onChange: (values: Group) => void;
}

/** The fields of a group of options, including nested groups. */
export function FieldList({ options, values, mistakes, path, onChange }: FieldListProps) {
  return options.map((option) => (
    <Field
      key={option.name}
      option={option}
      value={values[option.name] ?? ""}
      mistakes={mistakes}
      path={path === "" ? option.name : `${path}.${option.name}`}
      onChange={(value) => onChange({ ...values, [option.name]: value })}
    />
  ));
}

interface FieldProps {
  option: InterceptorOption;
  value: FieldValue;
  mistakes: Mistakes;
  path: string;
  onChange: (value: FieldValue) => void;
}

function Field({ option, value, mistakes, path, onChange }: FieldProps) {
  const { text } = useTranslations(resourceBuilderTexts);
  const { name, options = [], required, description } = option;
  const found = mistakes[path];
  const mistake = found && mistakeText(text, found);
  // Backticks are markup for pages, but forms show plain text.
  const about = description.replaceAll("`", "");
  if (Array.isArray(value)) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{name}</legend>
        <p className={styles.about}>{about}</p>
        {mistake ? <p className={styles.mistake}>{mistake}</p> : null}
        {value.map((entry, index) => (
          <fieldset key={index} className={styles.group}>
            <legend className={styles.label}>{`${name} ${index + 1}`}</legend>
            <FieldList
              options={options}
              values={entry}
              mistakes={mistakes}
              path={`${path}.${index}`}
              onChange={(changed) => onChange(value.map((each, place) => (place === index ? changed : each)))}
            />
            <Button onClick={() => onChange(value.filter((_, place) => place !== index))}>
              {text("builder.remove", { entry: `${name} ${index + 1}` })}
            </Button>
          </fieldset>
        ))}
        <Button onClick={() => onChange([...value, groupOf(options, undefined)])}>
          {text("builder.add", { list: name })}
        </Button>
      </fieldset>
    );
  }
  if (typeof value === "object") {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{name}</legend>
        <p className={styles.about}>{about}</p>
        {mistake ? <p className={styles.mistake}>{mistake}</p> : null}
        <FieldList options={options} values={value} mistakes={mistakes} path={path} onChange={onChange} />
      </fieldset>
    );
  }
  const kind = fieldKind(option);
  const form = kind === "lines" ? text("builder.lines") : kind === "yaml" ? text("builder.pairs") : "";
  return (
    <TextField
      label={name}
      description={`${about} ${form}`.trim()}
      value={value}
      mistake={mistake}
      required={required}
      multiline={kind === "lines" || kind === "yaml"}
      {...(kind === "choice" ? { choices: choicesOf(option) } : {})}
      placeholder={
        option.default === undefined
          ? undefined
          : text("builder.default", { value: JSON.stringify(option.default) })
      }
      onChange={onChange}
    />
  );
}
