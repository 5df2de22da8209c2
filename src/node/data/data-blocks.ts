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

/** The output of a data block: Markdown, and the files it was generated from. */
export interface DataBlock {
  /** The file to report problems for. */
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

/** The components that authors use to insert data into a page. */
export const dataBlockNames: readonly string[] = Object.keys(blocks);

/** The components as authors write them, with `…` for a value. */
export const dataBlockUsages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(blocks).map(([name, { usage }]) => [name, usage]),
);

/**
 * Generates the Markdown of a data block.
 * @param name one of `dataBlockNames`
 * @param properties as the author wrote them
 * @param problemAt reports a problem at the position of the component
 * @returns null if the properties match no data; problems inside a data file are reported with the file
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
      problemAt(`\`${key}\` of \`<${name}>\` ${message}`, `write ${block.usage}`);
    return null;
  }
  const { file, files = [file], markdown, problem } = block.make(checked.data, root);
  if (problem) problemAt(problem.message, problem.hint);
  return { file, files, markdown };
}
