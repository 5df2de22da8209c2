import type { OptionValue } from "./interceptor";

/** The scope of an interceptor: a virtual cluster, and optionally a group or an account in it. */
export interface InterceptorScope {
  vCluster?: string;
  /** Can't be combined with `username`. */
  group?: string;
  username?: string;
}

/** An interceptor in the format of Gateway's API. */
export interface InterceptorResource {
  apiVersion: "gateway/v2";
  kind: "Interceptor";
  metadata: { name: string; scope?: InterceptorScope };
  spec: { pluginClass: string; priority: number; config: Record<string, OptionValue> };
}

const usualPriority = 100;

/** Creates the resource that makes Gateway run an interceptor. */
export function interceptorResource({
  name,
  pluginClass,
  priority = usualPriority,
  scope = {},
  config,
}: {
  name: string;
  pluginClass: string;
  priority?: number;
  /** Omitted from the resource if no key is set. */
  scope?: InterceptorScope;
  config: Record<string, OptionValue>;
}): InterceptorResource {
  return {
    apiVersion: "gateway/v2",
    kind: "Interceptor",
    metadata: Object.keys(scope).length > 0 ? { name, scope } : { name },
    spec: { pluginClass, priority, config },
  };
}
