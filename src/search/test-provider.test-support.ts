import type { SearchAnswer, SearchProvider, SearchQuery } from "./provider";

/** A provider that answers when and how a test specifies. */
export class TestProvider implements SearchProvider {
  readonly asked: SearchQuery[][] = [];
  private readonly waiting: {
    resolve: (answers: SearchAnswer[]) => void;
    reject: (error: unknown) => void;
  }[] = [];

  search(queries: readonly SearchQuery[]): Promise<{ results: SearchAnswer[] }> {
    this.asked.push([...queries]);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve: (results) => resolve({ results }), reject });
    });
  }

  prepare(): void {
    // Nothing to fetch.
  }

  /** Answers the query with this index, counted from 0. */
  answer(place: number, ...answers: Partial<SearchAnswer>[]): void {
    this.waiting[place]?.resolve(answers as SearchAnswer[]);
  }

  fail(place: number, error: unknown): void {
    this.waiting[place]?.reject(error);
  }
}
