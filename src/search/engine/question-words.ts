/** Words that questions are asked with and that say little of what is asked, besides those that no query counts. */
const questionWords = new Set(
  (
    "another best difference get give happen happens help instead just keep long make many much need only other own " +
    "please possible put see set show still tell too want way work works already few"
  ).split(" "),
);

/** @param term in the form of `normalize` */
export function isQuestionWord(term: string): boolean {
  return questionWords.has(term);
}
