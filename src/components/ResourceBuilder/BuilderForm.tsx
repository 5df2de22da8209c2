import { useState } from "react";
import type { BuilderDefinition } from "../../model/builder-values";
import { interceptorResource } from "../../model/interceptor-resource";
import { FieldList } from "./FieldList";
import { groupOf, readGroup } from "./form-values";
import { Outcome } from "./Outcome";
import { resourceForms } from "./resource-forms";
import { TextField } from "./TextField";
import * as styles from "./ResourceBuilder.module.css";

const usualPriority = "100";

/** The form and, beside it, what it makes; both follow each key. */
export function BuilderForm({ definition }: { definition: BuilderDefinition }) {
  const { id, name, pluginClass, options, example } = definition;
  const [resourceName, setResourceName] = useState(id);
  const [priority, setPriority] = useState(usualPriority);
  const [values, setValues] = useState(() => groupOf(options, example));

  const { config, mistakes } = readGroup(options, values);
  const nameMistake = /^[\w.-]+$/.test(resourceName)
    ? undefined
    : "letters, digits, dots, dashes and underscores";
  const priorityMistake = /^\d+$/.test(priority) ? undefined : "a whole number is needed";
  const count = Object.keys(mistakes).length + [nameMistake, priorityMistake].filter(Boolean).length;
  const resource = interceptorResource({
    name: nameMistake ? id : resourceName,
    pluginClass,
    priority: Number(priorityMistake ? usualPriority : priority),
    config,
  });

  return (
    <div className={styles.builder}>
      <form
        className={styles.form}
        aria-label={`${name} resource`}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <TextField
          label="Name of the resource"
          value={resourceName}
          mistake={nameMistake}
          required
          onChange={setResourceName}
        />
        <TextField
          label="Priority"
          description="Interceptors with a lower number run first."
          value={priority}
          mistake={priorityMistake}
          required
          onChange={setPriority}
        />
        <FieldList options={options} values={values} mistakes={mistakes} path="" onChange={setValues} />
        <p className={styles.actions}>
          <button type="button" className={styles.small} onClick={() => setValues(groupOf(options, example))}>
            Back to the example
          </button>
          <button type="button" className={styles.small} onClick={() => setValues(groupOf(options, {}))}>
            Empty the form
          </button>
        </p>
      </form>
      <Outcome forms={resourceForms(resource)} mistakeCount={count} />
    </div>
  );
}
