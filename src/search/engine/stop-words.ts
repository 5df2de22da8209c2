/** Words that questions are made of and that say nothing of what is asked. */
const stopWords = new Set(
  (
    "a an and are as at be been but by can could did do does doesn don done for from get gets had has have how i if in into " +
    "is isn it its me my of on or our shall should so some than that the their them then there these they this those to " +
    "too us use using was we were what when where which while who whom whose why will with without would you your"
  ).split(" "),
);

/** @param term in the form of `normalize` */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
