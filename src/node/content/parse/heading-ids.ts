import type { Root } from "mdast";
import type { Reporter } from "../../problems/reporter";
import { walk } from "./walk";

/**
 * Removes `{#id}` from the end of headings and keeps it as the heading's ID. The other headings get their IDs later, page by
 * page. Duplicate explicit IDs are reported: links lead to the first of them, and a number is added to the second.
 */
export function applyHeadingIds(tree: Root, report: Reporter): void {
  const lines = new Map<string, number>();
  walk(tree, (heading) => {
    if (heading.type !== "heading") return;
    const last = heading.children.at(-1);
    if (last?.type !== "text") return;
    const match = /^(.*?)\s*\{#([^{}]+)\}\s*$/su.exec(last.value);
    if (!match) return;
    const [, , id = ""] = match;
    if (!/^[\p{L}\p{N}_.-]+$/u.test(id)) {
      report.error(
        heading,
        `\`{#${id}}\` isn't a valid heading ID`,
        "use letters, digits, dots, dashes and underscores, as in `{#v1-topics}`",
      );
      return;
    }
    const first = lines.get(id);
    if (first !== undefined)
      report.warn(heading, `the heading ID \`${id}\` is used twice`, `line ${first} already uses it`);
    else lines.set(id, heading.position?.start.line ?? 0);
    last.value = match[1] ?? "";
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
  });
}
