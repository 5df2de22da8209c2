import { scoreOfLevel, type PackedTerm } from "../../model/search/sharded-files";
import type { QueryTerm } from "../engine/words/parse-query";
import type { TextHit } from "../engine/text-index";
import type { LoadedTerms } from "./loaded-terms";

/** Hits by number, to which the scores of terms are added. */
export class HitList {
  private readonly hits = new Map<number, TextHit>();

  /** Adds the score of a text for one term. @param name the term in the text */
  add(id: number, { term }: QueryTerm, name: string, score: number): void {
    const hit = this.hits.get(id);
    if (!hit) {
      this.hits.set(id, { id, score, terms: [name], queryTerms: [term] });
      return;
    }
    hit.score += score;
    if (!hit.terms.includes(name)) hit.terms.push(name);
    if (!hit.queryTerms.includes(term)) hit.queryTerms.push(term);
  }

  /** The hits in MiniSearch's order. */
  inOrder(): TextHit[] {
    const weight = ({ score, queryTerms }: TextHit) => score * queryTerms.length;
    return [...this.hits.values()].sort((one, other) => weight(other) - weight(one));
  }
}

/** Finds all pages with any of the terms. Their scores are rough, because the files with terms contain only levels. */
export function findPages(terms: readonly QueryTerm[], loaded: LoadedTerms): TextHit[] {
  const hits = new HitList();
  for (const term of terms) {
    for (const { name, weight, packed } of loaded.matches(term)) {
      for (const { page, score } of pagesIn(packed)) hits.add(page, term, name, weight * term.boost * score);
    }
  }
  return hits.inOrder();
}

/** The pages that contain a term, with their scores. */
export function pagesIn([, , postings]: PackedTerm): { page: number; score: number }[] {
  const pages: { page: number; score: number }[] = [];
  let page = 0;
  for (let at = 0; at < postings.length; at += 2) {
    page += postings[at] ?? 0;
    pages.push({ page, score: scoreOfLevel(postings[at + 1] ?? 0) });
  }
  return pages;
}
