import { didYouMean } from "../../model/problem/suggestion";
import { propertiesNamed, type BlockDefinition } from "./block-definition";
import type { ReadData } from "../reading/yaml-file";

/**
 * Defines a component that shows one group of a data file: `<Metrics group="traffic" />`.
 * @param file the data file, from the root of the repository
 * @param read reads the file
 * @param show generates the group's Markdown
 */
export function groupBlock<Group extends { id: string }>(
  name: string,
  file: string,
  read: (root: string) => ReadData<{ groups: Group[] }>,
  show: (group: Group) => string,
): BlockDefinition {
  return {
    properties: propertiesNamed("group"),
    usage: `<${name} group="…" />`,
    make: ({ group: id = "" }, root) => {
      const { value, problems } = read(root);
      const group = value?.groups.find((each) => each.id === id);
      if (group) return { file, markdown: show(group) };
      // Problems inside the file are reported with the file.
      if (problems.length > 0) return { file, markdown: "" };
      const ids = value?.groups.map((each) => each.id) ?? [];
      const hint = `${didYouMean(id, ids)}Groups in ${file}: ${ids.join(", ") || "none, because the file doesn't exist"}`;
      return { file, markdown: "", problem: { message: `\`${id}\` isn't a group`, hint } };
    },
  };
}
