import { describeIssues } from "../../model/problem/schema-issue";
import { apiBlocks } from "./api-blocks";
import type { BlockDefinition } from "./block-definition";
import { chartBlocks } from "./chart-blocks";
import { commandLineBlocks } from "./command-line-blocks";
import { demoBlocks } from "./demo-block";
import { interceptorBlock } from "./interceptor-block";
import { interceptorBlocks } from "./interceptor-blocks";
import { metricBlocks } from "./metric-blocks";
import { resourceBlocks } from "./resource-blocks";
import { variableBlocks } from "./variable-blocks";

/** What a data block makes: Markdown, and the files that it was made from. */
export interface DataBlock {
  /** The one that problems are reported with. */
  file: string;
  files: readonly string[];
  markdown: string;
}

const blocks: Readonly<Record<string, BlockDefinition>> = {
  ...Object.fromEntries(Object.keys(interceptorBlocks).map((name) => [name, interceptorBlock(name)])),
  ...demoBlocks,
  ...variableBlocks,
  ...metricBlocks,
  ...resourceBlocks,
  ...commandLineBlocks,
  ...apiBlocks,
  ...chartBlocks,
};

/** The components that authors write where a part of the page comes from data. */
export const dataBlockNames: readonly string[] = Object.keys(blocks);

/** How each of them is written, with `…` for a value. */
export const dataBlockUsages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(blocks).map(([name, { usage }]) => [name, usage]),
);

/**
 * Makes the Markdown of a data block.
 * @param name one of `dataBlockNames`
 * @param properties as the author wrote them
 * @param root absolute path of the repository
 * @param problemAt reports at the place of the component
 * @returns null where the properties lead to no data; what is wrong inside a data file is reported with the file
 */
export function dataBlock(
  name: string,
  properties: Readonly<Record<string, unknown>>,
  root: string,
  problemAt: (message: string, hint?: string) => void,
): DataBlock | null {
  const block = blocks[name];
  if (!block) return null;
  const { children: _children, ...written } = properties;
  const checked = block.properties.safeParse(written);
  if (!checked.success) {
    for (const { key, message } of describeIssues(checked.error.issues, written))
      problemAt(`\`${key}\` of \`<${name}>\`: ${message}`, `write ${block.usage}`);
    return null;
  }
  const { file, files = [file], markdown, problem } = block.make(checked.data, root);
  if (problem) problemAt(problem.message, problem.hint);
  return { file, files, markdown };
}
