import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { packRecords } from "../../src/model/search/search-index";
import type { SearchRecord } from "../../src/model/search/search-record";
import { readSynonyms } from "../../src/node/search/synonyms-file";
import { SearchEngine } from "../../src/search/engine/search-engine";

/** An engine over records of this site, with its synonyms, as readers' browsers have it. */
export function siteEngine(records: readonly SearchRecord[]): SearchEngine {
  return new SearchEngine(packRecords(records, readSynonyms(PROJECT_ROOT).synonyms));
}
