import type { resourceBuilderTexts } from "../../site/translations/en/resource-builder";
import type { Translator } from "../translation/translator";
import type { Mistake } from "./form-values";

/** The problem with a field, in the reader's language. */
export function mistakeText(
  text: Translator<keyof typeof resourceBuilderTexts>["text"],
  [key, values, line]: Mistake,
): string {
  const mistake = text(key, values);
  return line === undefined ? mistake : text("builder.inLine", { line, mistake });
}
