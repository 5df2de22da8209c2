import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "../../model/problem/problem";
import { describeIssues } from "../../model/problem/schema-issue";
import { yamlProblems } from "./yaml-problems";

/** The 1-based position of a key in a file. */
export interface Position {
  line: number;
  column: number;
}

/** A parsed YAML file. */
export interface YamlFile {
  /** Undefined if the file isn't valid YAML. */
  value: unknown;
  /** The position of a key or a list's entry; if it is missing, the start of its closest existing parent. */
  positionOf: (path: readonly (string | number)[]) => Position;
  problems: ContentProblem[];
}

/**
 * Parses a YAML file and keeps positions, so that problems can include a line.
 * @param file path from the root of the repository, for problems
 */
export function readYaml(file: string, yaml: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = yamlProblems(document, yaml).map(({ offset, ...problem }): ContentProblem => ({
    severity: "error",
    file,
    ...position(offset),
    ...problem,
  }));
  return {
    value: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    positionOf: (path) => position(offsetOf(document, path)),
    problems,
  };
}

/**
 * Checks a YAML file against a schema.
 * @returns the typed value, or null if there are problems
 */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  knownKeys: readonly string[] = [],
): { value: z.infer<Schema> | null; problems: ContentProblem[] } {
  const { value, positionOf, problems } = readYaml(file, yaml);
  if (problems.length > 0) return { value: null, problems };
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  return {
    value: null,
    problems: describeIssues(result.error.issues, value, knownKeys).map(({ path, key, message }) => ({
      severity: "error",
      file,
      ...positionOf(path),
      message: `\`${key}\` ${message}`,
    })),
  };
}

/** The start of the last existing step in a path. */
export function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last);
      if (isScalar(pair?.key)) return pair.key.range?.[0] ?? 0;
    }
    const item: unknown = isSeq(parent) && typeof last === "number" ? parent.items[last] : undefined;
    if (isNode(item)) return item.range?.[0] ?? 0;
  }
  return 0;
}
