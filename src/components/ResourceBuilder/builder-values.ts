import type { InterceptorOption, OptionValue } from "../../model/reference/interceptor";

/** What the form of an interceptor is made from. */
export interface BuilderDefinition {
  id: string;
  name: string;
  pluginClass: string;
  options: readonly InterceptorOption[];
  /** What the form starts with. */
  example: Record<string, OptionValue>;
}
