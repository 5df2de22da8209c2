/** A record as it was pushed; tests look at what they need. */
export type StoredRecord = Record<string, unknown> & { objectID: string };

/** Words that mean the same. */
export interface StoredSynonym {
  objectID: string;
  type: "synonym";
  synonyms: string[];
}

export interface StoredIndex {
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  synonyms: Map<string, StoredSynonym>;
}

interface BatchRequest {
  action: "updateObject" | "deleteObject";
  body: StoredRecord;
}

const BROWSE_PAGE = 1000;

/** The indexes of one application, in memory. */
export class IndexStore {
  readonly indexes = new Map<string, StoredIndex>();

  /** @returns the settings, or undefined where there is no such index */
  settings(name: string): Record<string, unknown> | undefined {
    return this.indexes.get(name)?.settings;
  }

  /** Replaces all settings; makes the index where there is none. */
  setSettings(name: string, settings: Record<string, unknown>): void {
    this.at(name).settings = settings;
  }

  /** Adds synonyms, or replaces all by them. */
  saveSynonyms(name: string, synonyms: readonly StoredSynonym[], replace: boolean): void {
    const index = this.at(name);
    if (replace) index.synonyms.clear();
    for (const synonym of synonyms) index.synonyms.set(synonym.objectID, synonym);
  }

  /** One page of all records, with the attributes that the plugin compares. */
  browse(name: string, cursor = "0"): { hits: unknown[]; nbHits: number; cursor?: string } {
    const records = [...this.at(name).records.values()];
    const start = Number(cursor);
    const end = start + BROWSE_PAGE;
    return {
      hits: records.slice(start, end).map(({ objectID, internal }) => ({ objectID, internal })),
      nbHits: records.length,
      ...(end < records.length && { cursor: String(end) }),
    };
  }

  /** Applies a batch, all of it or, where one record is too large, nothing. */
  batch(name: string, requests: readonly BatchRequest[]): { objectIDs: string[] } {
    const { records } = this.at(name);
    for (const { action, body } of requests) {
      if (action === "deleteObject") records.delete(body.objectID);
      else records.set(body.objectID, body);
    }
    return { objectIDs: requests.map(({ body }) => body.objectID) };
  }

  private at(name: string): StoredIndex {
    let index = this.indexes.get(name);
    if (!index) this.indexes.set(name, (index = { records: new Map(), settings: {}, synonyms: new Map() }));
    return index;
  }
}
