import type { OptionValue } from "./interceptor";

/** An interceptor as Gateway's API takes it. */
export interface InterceptorResource {
  apiVersion: "gateway/v2";
  kind: "Interceptor";
  metadata: { name: string };
  spec: { pluginClass: string; priority: number; config: Record<string, OptionValue> };
}

const usualPriority = 100;

/** The resource that makes Gateway run an interceptor. */
export function interceptorResource({
  name,
  pluginClass,
  priority = usualPriority,
  config,
}: {
  name: string;
  pluginClass: string;
  priority?: number;
  config: Record<string, OptionValue>;
}): InterceptorResource {
  return {
    apiVersion: "gateway/v2",
    kind: "Interceptor",
    metadata: { name },
    spec: { pluginClass, priority, config },
  };
}
