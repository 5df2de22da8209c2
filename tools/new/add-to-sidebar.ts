/**
 * Adds a page to a section's sidebar: after the last page in its folder or in the nearest parent folder, or else at the end.
 * @param yaml the text of `sidebar.yaml`; its comments and order are kept
 * @param id of the page, such as `how-to/rotate-keys`
 */
export function addToSidebar(yaml: string, id: string): string {
  const lines = yaml.replace(/\n*$/, "").split("\n");
  for (let folder = parentOf(id); folder !== ""; folder = parentOf(folder)) {
    const last = lines.findLastIndex((line) => {
      const [, named = ""] = /^ *- ["']?([\w./-]+)["']?\s*(?:#.*)?$/.exec(line) ?? [];
      return parentOf(named) === folder;
    });
    const indent = /^ */.exec(lines[last] ?? "")?.[0];
    if (last >= 0 && indent !== undefined) return joined(lines.toSpliced(last + 1, 0, `${indent}- ${id}`));
  }
  return joined([...lines, `- ${id}`]);
}

const parentOf = (id: string): string => id.split("/").slice(0, -1).join("/");
const joined = (lines: readonly string[]): string => `${lines.join("\n")}\n`;
