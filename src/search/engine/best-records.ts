/** More records than any site that a browser can hold has. */
const MOST_RECORDS = 2 ** 21;
/** How many leaders are collected before all but the best are dropped. */
const COLLECTED = 2048;

/**
 * Orders records by falling score, then in reading order, without sorting all that a common word is in. Score and number
 * of a record are made one number, since numbers sort many times faster than objects.
 */
export class BestRecords {
  private leaders: number[] = [];
  private least = -1;
  private readonly ofPages: number[] = [];
  private page = -1;
  /** The best of the page that is being added, the best first. */
  private best: number[] = [];
  private readonly score = new Float32Array(1);
  private readonly bits = new Uint32Array(this.score.buffer);

  /**
   * @param count how many records lead, whatever page they are of
   * @param ofPage how many of each page there are, where not more of them lead
   */
  constructor(
    private readonly count: number,
    private readonly ofPage: number,
  ) {}

  /** Adds a record, those of a page together. @param score above 0 */
  add(record: number, page: number, score: number): void {
    // Positive floating-point numbers are in the order of their bits.
    this.score[0] = score;
    const key = (this.bits[0] ?? 0) * MOST_RECORDS + (MOST_RECORDS - 1 - record);
    if (page !== this.page) this.endPage(page);
    if (this.best.length < this.ofPage || key > (this.best.at(-1) ?? 0)) {
      const place = this.best.findIndex((other) => other < key);
      this.best.splice(place < 0 ? this.best.length : place, 0, key);
      if (this.best.length > this.ofPage) this.best.pop();
    }
    if (key <= this.least) return;
    this.leaders.push(key);
    if (this.leaders.length >= COLLECTED) this.drop();
  }

  /** The leading records of all, and what follows: of each page as many as are missing. */
  ordered(): { leaders: number[]; others: number[] } {
    this.endPage(-1);
    this.drop();
    const others = Float64Array.from(this.ofPages.filter((key) => key < this.least));
    return { leaders: this.leaders.map(recordOf), others: Array.from(others.sort().reverse(), recordOf) };
  }

  private endPage(next: number): void {
    this.ofPages.push(...this.best);
    this.best = [];
    this.page = next;
  }

  private drop(): void {
    this.leaders = this.leaders.sort((one, other) => other - one).slice(0, this.count);
    // While there are fewer, each is one.
    if (this.leaders.length === this.count) this.least = this.leaders.at(-1) ?? -1;
  }
}

function recordOf(key: number): number {
  return MOST_RECORDS - 1 - (key % MOST_RECORDS);
}
