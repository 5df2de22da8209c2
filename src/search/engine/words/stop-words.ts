const stopWords = new Set(
  (
    "a an and are as at be been but by can could did do does doesn don done for from get gets had has have how i if in into " +
    "is isn it its me my of on or our shall should so some than that the their them then there these they this those to " +
    "too us use using was we were what when where which while who whom whose why will with without would you your"
  ).split(" "),
);

/** Words that full questions also contain, but that aren't significant for their subject. */
const questionWords = new Set(
  (
    "another best difference get give happen happens help instead just keep long make many much need only other own " +
    "please possible put see set show still tell too want way work works already few " +
    "anyone anything everyone somebody someone something"
  ).split(" "),
);

/**
 * Whether a word is irrelevant to the subject of a query.
 * @param term normalized with `normalize`
 */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/**
 * Whether a word is hardly relevant to the subject of a full question.
 * @param term normalized with `normalize`
 */
export function isQuestionWord(term: string): boolean {
  return questionWords.has(term);
}
