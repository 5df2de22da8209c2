import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { packRecords } from "../../src/model/search/search-index";
import type { SearchRecord } from "../../src/model/search/search-record";
import { readSynonyms } from "../../src/node/search/synonyms-file";
import { SearchEngine } from "../../src/search/engine/search-engine";

/** An engine over this site's records, with its synonyms, like the one in readers' browsers. */
export function siteEngine(records: readonly SearchRecord[]): SearchEngine {
  return new SearchEngine(packRecords(records, readSynonyms(PROJECT_ROOT).synonyms));
}
