import type { InterceptorOption } from "../../model/interceptor";
import { choicesOf, fieldKind, groupOf, type FieldValue, type Group, type Mistakes } from "./form-values";
import { TextField } from "./TextField";
import * as styles from "./ResourceBuilder.module.css";

interface FieldListProps {
  options: readonly InterceptorOption[];
  values: Group;
  mistakes: Mistakes;
  /** Of the group in the form; empty for the whole. */
  path: string;
  onChange: (values: Group) => void;
}

/** The fields of a group of options, nested groups inside. */
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
  const { name, options = [], required, description } = option;
  // Backticks are for the page; a form shows plain text.
  const about = description.replaceAll("`", "");
  if (Array.isArray(value)) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{name}</legend>
        <p className={styles.about}>{about}</p>
        {mistakes[path] ? <p className={styles.mistake}>{mistakes[path]}</p> : null}
        {value.map((entry, index) => (
          <fieldset key={index} className={styles.group}>
            <legend className={styles.label}>
              {name} {index + 1}
            </legend>
            <FieldList
              options={options}
              values={entry}
              mistakes={mistakes}
              path={`${path}.${index}`}
              onChange={(changed) => onChange(value.map((each, place) => (place === index ? changed : each)))}
            />
            <button
              type="button"
              className={styles.small}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            >
              Remove {name} {index + 1}
            </button>
          </fieldset>
        ))}
        <button
          type="button"
          className={styles.small}
          onClick={() => onChange([...value, groupOf(options, undefined)])}
        >
          Add to {name}
        </button>
      </fieldset>
    );
  }
  if (typeof value === "object") {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{name}</legend>
        <p className={styles.about}>{about}</p>
        {mistakes[path] ? <p className={styles.mistake}>{mistakes[path]}</p> : null}
        <FieldList options={options} values={value} mistakes={mistakes} path={path} onChange={onChange} />
      </fieldset>
    );
  }
  const kind = fieldKind(option);
  const form = kind === "lines" ? " One value a line." : kind === "yaml" ? " One `key: value` a line." : "";
  return (
    <TextField
      label={name}
      description={`${about}${form.replaceAll("`", "")}`}
      value={value}
      mistake={mistakes[path]}
      required={required}
      multiline={kind === "lines" || kind === "yaml"}
      {...(kind === "choice" ? { choices: choicesOf(option) } : {})}
      placeholder={option.default === undefined ? undefined : `${JSON.stringify(option.default)} by default`}
      onChange={onChange}
    />
  );
}
