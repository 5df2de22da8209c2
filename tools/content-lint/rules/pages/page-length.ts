import { isDraft, type ContentDocument } from "../../document/content-document";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** A page with fewer words doesn't answer the questions that its heading raises. */
const fewestWords = 120;

/** The text from partials and data isn't counted. Release notes and drafts can be short. */
export const pageLength = documentRule(
  "pages/page-length",
  `Pages with fewer than ${fewestWords} words.`,
  shortPageFindings,
);

function shortPageFindings(document: ContentDocument): Finding[] {
  const { kind, prose } = document;
  const count = (prose.match(/[\p{L}\d]+(?:['’]\p{L}+)*/gu) ?? []).length;
  if (kind !== "page" || isDraft(document) || count >= fewestWords) return [];
  return [
    {
      line: 0,
      message: `the page must have at least ${fewestWords} words, but has ${count}`,
      hint: "add content, or move the page into a section of another page",
    },
  ];
}
