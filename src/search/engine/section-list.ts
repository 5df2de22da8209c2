import type { IndexPage } from "../../model/search/search-index";
import { sectionFields, sectionsOf, type Section } from "./page-sections";

/** The sections of a site by number, collected page by page. */
export class SectionList {
  readonly sections: Section[] = [];
  /** The number of each page's first section. */
  readonly firstSections: number[] = [];

  /**
   * Adds all sections of the next page.
   * @param number the page's number
   * @param onSection called with each section's number and its texts by field
   */
  addPage(
    page: IndexPage,
    number: number,
    onSection: (id: number, fields: ReturnType<typeof sectionFields>) => void,
  ): void {
    this.firstSections.push(this.sections.length);
    for (const section of sectionsOf(page, number)) {
      const id = this.sections.push(section) - 1;
      onSection(id, sectionFields(page, section));
    }
  }

  /** Adds the next page, of which only the title is known, as one section. @param number the page's number */
  addTitle(number: number): void {
    this.firstSections.push(this.sections.length);
    this.sections.push({ page: number, first: 0, end: 1 });
  }
}

/** Adds a number to those of a key. */
export function addNumber(map: Map<string, number[]>, key: string, number: number): void {
  const numbers = map.get(key);
  if (numbers) numbers.push(number);
  else map.set(key, [number]);
}
