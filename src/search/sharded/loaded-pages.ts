import type { IndexPage } from "../../model/search/search-index";
import type { PageFile } from "../../model/search/sharded-files";
import { sectionsOf } from "../engine/page-sections";
import { hasPhrases } from "../engine/phrases";

/** The pages of a large site whose text has loaded. */
export class LoadedPages {
  private readonly texts = new Map<number, PageFile["page"]>();
  /** Which pages contain the phrases of the last query that has some. */
  private readonly checked = new Map<number, boolean>();
  private checkedFor = "";

  /** @param outline all pages, without text */
  constructor(private readonly outline: readonly IndexPage[]) {}

  get size(): number {
    return this.texts.size;
  }

  add(number: number, text: PageFile["page"]): void {
    this.texts.set(number, text);
  }

  has(number: number): boolean {
    return this.texts.has(number);
  }

  /** Forgets all texts. */
  clear(): void {
    this.texts.clear();
    this.checked.clear();
  }

  /** A page with its text. @throws RangeError if it hasn't loaded */
  page(number: number): IndexPage {
    const [page, text] = [this.outline[number], this.texts.get(number)];
    if (!page || !text) throw new RangeError(`The search index has no text for page ${number}.`);
    const { description: _, ...named } = page;
    return { ...named, ...text };
  }

  /** Whether a section of a page contains all phrases. @throws RangeError if the page hasn't loaded */
  hasPhrases(number: number, phrases: readonly (readonly string[])[]): boolean {
    const key = JSON.stringify(phrases);
    if (key !== this.checkedFor) {
      this.checkedFor = key;
      this.checked.clear();
    }
    let has = this.checked.get(number);
    if (has === undefined) {
      const page = this.page(number);
      has = sectionsOf(page, number).some((section) => hasPhrases(phrases, page, section));
      this.checked.set(number, has);
    }
    return has;
  }
}
