import type { InterceptorScope } from "../../model/reference/interceptor-resource";
import type { Mistakes } from "./form-values";

/** The fields of a scope, in the order of the form. */
export const scopeFields = ["vCluster", "group", "username"] as const;

/** The values of the fields. Empty text means "not set". */
export type ScopeValues = Record<(typeof scopeFields)[number], string>;

export const emptyScope: ScopeValues = { vCluster: "", group: "", username: "" };

/** Reads the scope: the values that are set, and the problems by field. A group and an account are mutually exclusive. */
export function readScope(values: ScopeValues): { scope: InterceptorScope; mistakes: Mistakes } {
  const set = scopeFields.map((name) => [name, values[name].trim()]).filter(([, value]) => value !== "");
  const { username, ...scope } = Object.fromEntries(set) as InterceptorScope;
  if (username === undefined) return { scope, mistakes: {} };
  return scope.group === undefined
    ? { scope: { ...scope, username }, mistakes: {} }
    : { scope, mistakes: { username: ["builder.isAlone"] } };
}
