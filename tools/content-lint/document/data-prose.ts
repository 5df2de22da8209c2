import { isMap, isScalar, isSeq, visit, type Scalar } from "yaml";
import { placedYaml, type PlacedYaml } from "./frontmatter";
import { ProseMask } from "./prose-mask";

/** Keys of data files whose texts readers see. `name` is one of them only at the top, where it names the whole. */
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

/**
 * The prose of a YAML file of the content, everything else blank.
 * @param text the whole file
 * @returns as many lines as the text has, each word where it stood
 */
export function dataProse(text: string): string {
  const mask = new ProseMask(text);
  keepDataProse(
    mask,
    placedYaml(text, 0),
    (key, depth) => readKeys.has(key) || (key === "name" && depth === 1),
  );
  return mask.text;
}

/**
 * Keeps the texts of chosen keys.
 * @param isRead whether readers see the text of a key; `depth` is 1 at the top
 */
export function keepDataProse(
  mask: ProseMask,
  { document, counter, linesBefore }: PlacedYaml,
  isRead: (key: string, depth: number) => boolean,
): void {
  const keep = (node: Scalar) => {
    if (typeof node.value !== "string" || !node.range) return;
    const [start, end] = [counter.linePos(node.range[0]), counter.linePos(node.range[1])];
    mask.keep(
      { line: start.line + linesBefore, column: start.col },
      { line: end.line + linesBefore, column: end.col },
    );
  };
  visit(document, {
    Pair(_key, pair, path) {
      const depth = path.filter((each) => isMap(each)).length;
      if (!isScalar(pair.key) || !isRead(String(pair.key.value), depth)) return;
      const value = pair.value;
      if (isScalar(value)) keep(value);
      else if (isSeq(value)) value.items.filter((item) => isScalar(item)).forEach(keep);
    },
  });
}
