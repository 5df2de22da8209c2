import { z } from "zod";

/** A problem with a component that shows data, in the author's terms. */
export interface BlockProblem {
  message: string;
  hint: string;
}

/** The output of a component that shows data: Markdown, the source file, and a problem if there is no Markdown. */
export interface BlockContent {
  file: string;
  /** All source files, if there is more than one. */
  files?: readonly string[];
  markdown: string;
  problem?: BlockProblem;
}

/** A component whose content is Markdown generated from a data file. */
export interface BlockDefinition {
  /** The properties that authors can set; values are text. */
  properties: z.ZodType<Record<string, string>>;
  /** The component as authors write it, for messages. @example '<InterceptorOptions of="data-masking" />' */
  usage: string;
  make: (properties: Readonly<Record<string, string>>, root: string) => BlockContent;
}

/** Defines a component that takes exactly these properties. */
export function propertiesNamed(...names: readonly string[]): BlockDefinition["properties"] {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().trim().min(1)])));
}
