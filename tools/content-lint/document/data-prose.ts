import { isMap, isScalar, isSeq, visit, type Scalar } from "yaml";
import { placedYaml, type PlacedYaml } from "./frontmatter";
import { ProseMask } from "./prose-mask";

/** Keys of data files with text that readers see. `name` is one of them only at the top level, where it names the whole. */
const readKeys = new Set([
  ...[
    "answer",
    "body",
    "checks",
    "definition",
    "defaultNote",
    "description",
    "feature",
    "goals",
    "label",
    "limits",
  ],
  ...["meaning", "needs", "note", "purpose", "summary", "term", "title", "unit", "when"],
]);

/** Whether readers see the text of a key in a data file; `depth` is 1 at the top level. */
export function isDataText(key: string, depth: number): boolean {
  return readKeys.has(key) || (key === "name" && depth === 1);
}

/**
 * The prose of a YAML content file. Everything else is blank.
 * @param text the whole file
 * @returns as many lines as the text has, with each word at its original position
 */
export function dataProse(text: string): string {
  const mask = new ProseMask(text);
  keepDataProse(mask, placedYaml(text, 0), isDataText);
  return mask.text;
}

/** Keeps the text of certain keys. @param isRead whether readers see the text of a key; `depth` is 1 at the top level */
export function keepDataProse(
  mask: ProseMask,
  yaml: PlacedYaml,
  isRead: (key: string, depth: number) => boolean,
): void {
  const { counter, linesBefore } = yaml;
  for (const { scalar } of readScalars(yaml, isRead)) {
    if (typeof scalar.value !== "string" || !scalar.range) continue;
    const [start, end] = [counter.linePos(scalar.range[0]), counter.linePos(scalar.range[1])];
    mask.keep(
      { line: start.line + linesBefore, column: start.col },
      { line: end.line + linesBefore, column: end.col },
    );
  }
}

/** The values of certain keys, including those in lists. @param isRead see above */
export function readScalars(
  { document }: PlacedYaml,
  isRead: (key: string, depth: number) => boolean,
): { key: string; scalar: Scalar; isEntry: boolean }[] {
  const found: ReturnType<typeof readScalars> = [];
  visit(document, {
    Pair(_key, pair, path) {
      const depth = path.filter((each) => isMap(each)).length;
      if (!isScalar(pair.key) || !isRead(String(pair.key.value), depth)) return;
      const key = String(pair.key.value);
      const value = pair.value;
      if (isScalar(value)) found.push({ key, scalar: value, isEntry: false });
      else if (isSeq(value))
        for (const item of value.items) if (isScalar(item)) found.push({ key, scalar: item, isEntry: true });
    },
  });
  return found;
}
