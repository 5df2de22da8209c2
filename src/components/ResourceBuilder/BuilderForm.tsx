import { useState } from "react";
import type { BuilderDefinition } from "./builder-values";
import { interceptorResource } from "../../model/reference/interceptor-resource";
import { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import { FieldList } from "./FieldList";
import { groupOf, readGroup } from "./form-values";
import { Outcome } from "./Outcome";
import { resourceForms } from "./resource-forms";
import { emptyScope, readScope } from "./scope-values";
import { ScopeFields } from "./ScopeFields";
import { TextField } from "./TextField";
import * as styles from "./BuilderForm.module.css";

const usualPriority = "100";

/** The form and the resource that it creates. Both are updated on each keystroke. */
export function BuilderForm({ definition }: { definition: BuilderDefinition }) {
  const { id, name, pluginClass, options, example } = definition;
  const [resourceName, setResourceName] = useState(id);
  const [priority, setPriority] = useState(usualPriority);
  const [scopeValues, setScopeValues] = useState(emptyScope);
  const [values, setValues] = useState(() => groupOf(options, example));

  const { text } = useTranslations(resourceBuilderTexts);
  const { config, mistakes } = readGroup(options, values);
  const nameMistake = /^[\w.-]+$/.test(resourceName) ? undefined : text("builder.isName");
  const priorityMistake = /^\d+$/.test(priority) ? undefined : text("builder.isWhole");
  const { scope, mistakes: scopeMistakes } = readScope(scopeValues);
  const count =
    Object.keys(mistakes).length +
    Object.keys(scopeMistakes).length +
    [nameMistake, priorityMistake].filter(Boolean).length;
  const resource = interceptorResource({
    name: nameMistake ? id : resourceName,
    pluginClass,
    priority: Number(priorityMistake ? usualPriority : priority),
    scope,
    config,
  });

  return (
    <div className={styles.builder}>
      <form
        className={styles.form}
        aria-label={text("builder.form", { name })}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={text("builder.name")}
          value={resourceName}
          mistake={nameMistake}
          required
          onChange={setResourceName}
        />
        <TextField
          label={text("builder.priority")}
          description={text("builder.priorityAbout")}
          value={priority}
          mistake={priorityMistake}
          required
          onChange={setPriority}
        />
        <ScopeFields values={scopeValues} mistakes={scopeMistakes} onChange={setScopeValues} />
        <FieldList options={options} values={values} mistakes={mistakes} path="" onChange={setValues} />
        <p className={styles.actions}>
          <Button onClick={() => setValues(groupOf(options, example))}>{text("builder.toExample")}</Button>
          <Button onClick={() => setValues(groupOf(options, {}))}>{text("builder.toEmpty")}</Button>
        </p>
      </form>
      <Outcome forms={resourceForms(resource)} mistakeCount={count} />
    </div>
  );
}
