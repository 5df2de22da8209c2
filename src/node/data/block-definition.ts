import { z } from "zod";

/** What is wrong with a component that shows data, in the author's terms. */
export interface BlockProblem {
  message: string;
  hint: string;
}

/** What a component that shows data makes: Markdown, the file that it came from, and a problem where it makes nothing. */
export interface BlockContent {
  file: string;
  /** Every file that the content comes from, where there are more than one. */
  files?: readonly string[];
  markdown: string;
  problem?: BlockProblem;
}

/** A component whose content is Markdown made from a data file. */
export interface BlockDefinition {
  /** What authors may write as its properties; the values are text. */
  properties: z.ZodType<Record<string, string>>;
  /** How it is written, for messages. @example '<InterceptorOptions of="data-masking" />' */
  usage: string;
  /** @param root absolute path of the repository */
  make: (properties: Readonly<Record<string, string>>, root: string) => BlockContent;
}

/** The properties of a component that takes exactly these. */
export function propertiesNamed(...names: readonly string[]): BlockDefinition["properties"] {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().trim().min(1)])));
}
