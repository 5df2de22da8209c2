import type { Rule } from "../../rule";

/** Nothing else is found in such a page. */
export const readable: Rule = {
  id: "pages/readable",
  about: "Pages whose Markdown can't be read.",
  check: ({ documents }) => documents.flatMap(({ problems }) => problems),
};
