import type { Interceptor, InterceptorOption } from "../../../../src/model/reference/interceptor";
import type { Content } from "../../rule/content";
import type { ContentDocument } from "../../document/content-document";
import { defaultClaims } from "../../facts/claims";
import { interceptorsOfPage } from "../../facts/interceptors-of-page";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/**
 * Checks the defaults of environment variables on all pages, and of options on the pages of their interceptors. Release notes
 * state the defaults of their time.
 */
export const defaults = documentRule(
  "data/defaults",
  "Defaults that differ from the data, or that the data doesn't contain.",
  (document, content) => {
    if (document.kind === "release") return [];
    const known = knownDefaults(document, content);
    return defaultClaims(document, (name) => known.has(name)).flatMap(({ name, value, line }): Finding[] => {
      const values = known.get(name) ?? [];
      if (values === "in words" || values.includes(value)) return [];
      const hint =
        values.length > 0
          ? `write ${values.join(" or ")}`
          : "the data has no default, so correct the text or the data";
      return [{ line, message: `the default of \`${name}\` isn't \`${value}\``, hint }];
    });
  },
);

/** By name: the literal defaults, an empty list, or a note if there is no literal default. */
function knownDefaults(
  { file }: ContentDocument,
  { documents, facts }: Content,
): ReadonlyMap<string, readonly string[] | "in words"> {
  const options = interceptorsOfPage(file, documents, facts.interceptors).flatMap(optionDefaults);
  return new Map([
    ...options.map(({ name }): [string, readonly string[]] => [
      name,
      options.filter((each) => each.name === name).flatMap(({ value }) => value ?? []),
    ]),
    ...facts.variableData.map((variable): [string, readonly string[] | "in words"] => {
      const { name, defaultNote, default: literal } = variable;
      if (literal !== undefined) return [name, [literal]];
      return [name, defaultNote === undefined ? [] : "in words"];
    }),
  ]);
}

function optionDefaults({ options }: Interceptor): { name: string; value: string | undefined }[] {
  return flat(options).map(({ name, default: value }) => ({
    name,
    value: typeof value === "object" ? JSON.stringify(value) : value === undefined ? value : String(value),
  }));
}

function flat(options: readonly InterceptorOption[]): InterceptorOption[] {
  return options.flatMap((option) => [option, ...flat(option.options ?? [])]);
}
