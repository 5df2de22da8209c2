import type { InterceptorOption, OptionValue } from "../../model/reference/interceptor";

/** The data that an interceptor's form is created from. */
export interface BuilderDefinition {
  id: string;
  name: string;
  pluginClass: string;
  options: readonly InterceptorOption[];
  /** The initial values of the form. */
  example: Record<string, OptionValue>;
}
