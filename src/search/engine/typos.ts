/**
 * How many typing errors a word may have: none up to three letters or in numbers, one up to seven, two beyond.
 * @param term in the form of `normalize`
 */
export function allowedTypos(term: string): number {
  if (term.length < 4 || /^[\d.]+$/.test(term) || !/^[\p{L}\d.]+$/u.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Rows of the table that `typosBetween` fills; kept, since thousands of words are compared for one query. */
let rows = [new Uint8Array(80), new Uint8Array(80), new Uint8Array(80)];

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to make one word of another.
 * @param beginning whether `other` may go on after that: then it is compared by the beginning that fits best
 * @returns the number; `limit + 1` for any number above `limit`
 */
export function typosBetween(word: string, other: string, limit: number, beginning = false): number {
  const columns = beginning ? Math.min(other.length, word.length + limit) : other.length;
  if (word.length - columns > limit || columns - word.length > limit) return limit + 1;
  if ((rows[0]?.length ?? 0) <= columns + 1) rows = rows.map(() => new Uint8Array(columns + 2));
  let [beforePrevious, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= columns; column += 1) previous[column] = column;
  const tooMany = limit + 1;
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word.charCodeAt(row - 1);
    const letterBefore = word.charCodeAt(row - 2);
    // Beyond `limit` columns from the diagonal there are more differences than that.
    const first = Math.max(1, row - limit);
    const last = Math.min(columns, row + limit);
    current[first - 1] = first === 1 ? row : tooMany;
    let best = current[first - 1] ?? 0;
    for (let column = first; column <= last; column += 1) {
      const otherLetter = other.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === otherLetter)
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return tooMany;
    current[last + 1] = tooMany;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  if (!beginning) return Math.min(previous[columns] ?? 0, tooMany);
  let least = tooMany;
  for (let column = Math.max(0, word.length - limit); column <= columns; column += 1)
    least = Math.min(least, previous[column] ?? 0);
  return least;
}

/** Which letters a word has, as bits: words that differ in more of them than typing errors explain are soon told apart. */
export function lettersOf(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index += 1) bits |= 1 << (term.charCodeAt(index) % 31);
  return bits;
}

/** How many letters one word has and the other lacks. */
export function lettersMissing(one: number, other: number): number {
  let bits = one & ~other;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
