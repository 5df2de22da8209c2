import type { OptionValue } from "./interceptor";

/** For whom an interceptor works: a virtual cluster, and in it a group or an account. */
export interface InterceptorScope {
  vCluster?: string;
  /** Not together with `username`. */
  group?: string;
  username?: string;
}

/** An interceptor as Gateway's API takes it. */
export interface InterceptorResource {
  apiVersion: "gateway/v2";
  kind: "Interceptor";
  metadata: { name: string; scope?: InterceptorScope };
  spec: { pluginClass: string; priority: number; config: Record<string, OptionValue> };
}

const usualPriority = 100;

/** The resource that makes Gateway run an interceptor. */
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
  /** Left out of the resource where nothing is set. */
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
