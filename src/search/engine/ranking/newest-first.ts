import { compareVersions } from "../../../model/release/version";
import type { EngineIndex } from "../engine-index";
import { textAt, type Section } from "../page-sections";
import { addNumber } from "../section-list";

/**
 * Sorts the releases of each product by their version, the newest first, in the positions that they have among the results. If a
 * query names no version, every release with a section of the same name is as good an answer.
 * @param sections in order of relevance
 */
export function newestFirst(sections: readonly Section[], { pages }: Pick<EngineIndex, "pages">): Section[] {
  const positionsOf = new Map<string, number[]>();
  sections.forEach((section, position) => {
    const page = pages[section.page];
    if (page?.kind !== "release" || section.first === 0) return;
    const name = `${page.product ?? ""} ${textAt(page, section.first)}`;
    addNumber(positionsOf, name, position);
  });
  const versionOf = (section: Section) => pages[section.page]?.title.split(" ").at(-1) ?? "";
  const sorted = [...sections];
  for (const positions of positionsOf.values()) {
    const alike = positions.flatMap((position) => sections[position] ?? []);
    alike.sort((one, other) => compareVersions(versionOf(other), versionOf(one)));
    alike.forEach((section, number) => (sorted[positions[number] ?? 0] = section));
  }
  return sorted;
}
