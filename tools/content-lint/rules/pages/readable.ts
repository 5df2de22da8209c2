import type { Rule } from "../../rule/rule";

/** No other rule reports anything in such a page. */
export const readable: Rule = {
  id: "pages/readable",
  about: "Pages whose Markdown can't be parsed.",
  check: ({ documents }) => documents.flatMap(({ problems }) => problems),
};
