import { z } from "zod";

const heading = (level: number) =>
  z
    .string()
    .nullable()
    .describe(`The level ${level} heading that contains the record; null if there is none`);

export const hierarchySchema = z
  .object({
    lvl0: z.string().nullable().describe("The product area, which groups results; never null"),
    lvl1: z.string().nullable().describe("The page's title"),
    lvl2: heading(2),
    lvl3: heading(3),
    lvl4: heading(4),
    lvl5: heading(5),
    lvl6: heading(6),
  })
  .describe("The position of a record: product area, title and headings");

export const weightSchema = z
  .object({
    page: z.number().int().describe("The weight of the page, highest first"),
    level: z
      .number()
      .int()
      .describe("Highest for titles, then headings by level, then text, then code; highest first"),
    position: z
      .number()
      .int()
      .describe(
        "The record's number below its heading, lowest first. Edits elsewhere on the page don't change it",
      ),
  })
  .describe("The order of records that match equally well");

/**
 * An entry of the search index, in DocSearch's format. The embedded index is built from the same records that are pushed to
 * Algolia.
 */
export const searchRecordSchema = z
  .object({
    objectID: z
      .string()
      .describe("The record's ID, which doesn't change if other content on the page changes"),
    hierarchy: hierarchySchema.describe("The position of the record"),
    content: z
      .string()
      .nullable()
      .describe(
        "The text of a content record, at most a few sentences. In a page's record, the page's description; null in a heading's record",
      ),
    type: z
      .enum(["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6", "content"])
      .describe("lvl1 for a page, lvl2 to lvl6 for a heading, content for the text below it"),
    code: z.boolean().describe("Whether the content is a code sample, which ranks below prose"),
    url: z.string().describe("The address on the site, with the anchor if there is one"),
    language: z.string().describe("Language tag of the page, such as en"),
    contentLanguage: z
      .string()
      .nullish()
      .describe("Language tag of the page's text if the page isn't translated"),
    docsTag: z
      .string()
      .describe("Section and version, such as docs-gateway-current; default outside the sections"),
    kind: z.enum(["docs", "release", "faq"]).describe("The kind of content: docs, release or faq"),
    product: z
      .string()
      .nullable()
      .describe(
        "Label of the section or the release line, for the product filter; null for articles, which have neither",
      ),
    keywords: z
      .string()
      .nullable()
      .describe("Search words that the page doesn't show, such as its keywords; null if there are none"),
    weight: weightSchema.describe("The order among records that match equally well"),
  })
  .describe("An entry of the search index: a page, a heading or a piece of text");
