import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { z } from "zod";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { describeIssues } from "../../model/problem/schema-issue";
import { yamlProblems } from "./yaml-problems";

/** The 1-based position of a key in a file. */
export interface Position {
  line: number;
  column: number;
}

/** A parsed YAML file. */
export interface YamlFile {
  /** Null if the file is empty, undefined if it isn't valid YAML. */
  value: unknown;
  /** The position of a key or a list's entry; if it is missing, the start of its closest existing parent. */
  positionOf: (path: readonly (string | number)[]) => Position;
  problems: ContentProblem[];
}

/** The latest text of each file, parsed. During development, all data files are read again after each edit. */
const parsed = new Map<string, { yaml: string; result: YamlFile }>();

/**
 * Parses a YAML file and keeps positions, so that problems can include a line. Parses a file again only if its text changed.
 * @param file path from the root of the repository, for problems
 */
export function readYaml(file: string, yaml: string): YamlFile {
  const earlier = parsed.get(file);
  const result = earlier?.yaml === yaml ? earlier.result : parseYaml(file, yaml);
  parsed.set(file, { yaml, result });
  // Callers add the problems that they find.
  return { ...result, problems: [...result.problems] };
}

function parseYaml(file: string, yaml: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = yamlProblems(document, yaml).map(({ offset, message, hint }) =>
    errorIn(file, message, hint, position(offset)),
  );
  return {
    value: problems.length > 0 ? undefined : (document.toJS() as unknown),
    positionOf: (path) => position(offsetOf(document, path)),
    problems,
  };
}

/** A checked value: null, with the problems, if it isn't valid. */
export interface ReadData<Value> {
  value: Value | null;
  problems: ContentProblem[];
}

/** Checks a YAML file against a schema. @returns the typed value, the problems, and the positions of keys */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): ReadData<z.infer<Schema>> & Pick<YamlFile, "positionOf"> {
  const { value, positionOf, problems } = readYaml(file, yaml);
  if (problems.length > 0) return { value: null, problems, positionOf };
  return { ...checkValue({ file, positionOf }, value ?? {}, schema), positionOf };
}

/**
 * Checks a value from a file against a schema.
 * @param source the file, and the position of a key in the value
 * @param prefix for keys in messages
 */
export function checkValue<Schema extends z.ZodType>(
  { file, positionOf }: { file: string } & Pick<YamlFile, "positionOf">,
  value: unknown,
  schema: Schema,
  prefix = "",
): ReadData<z.infer<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  const knownKeys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const problems = describeIssues(result.error.issues, value, knownKeys).map(({ path, key, message }) =>
    errorIn(file, `${prefix}\`${key}\` ${message}`, undefined, positionOf(path)),
  );
  return { value: null, problems };
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
