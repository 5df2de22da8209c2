import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ContentNode } from "../../model/content/content-tree";
import { releaseLines } from "../../model/release/release";

const tree = z.array(z.custom<ContentNode>((node) => typeof node === "string" || typeof node === "object"));

const image = z.object({
  sourceInstanceName: z.string(),
  relativePath: z.string(),
  publicURL: z.string().nullable(),
});

const contentPage = z.object({
  title: z.string(),
  description: z.string().nullable(),
  badges: z.array(z.string()).optional(),
  images: z.array(image),
  body: z.object({ tree }),
});

const release = contentPage.extend({
  line: z.enum(releaseLines),
  version: z.string(),
  date: z.string().nullable(),
  summary: z.string().nullable(),
  image: z.string().nullable(),
  securityFixes: z.array(z.object({ cves: z.array(z.string()), severity: z.string().nullable() })),
});

/** A release as shown in the list of all releases. */
export const listedRelease = z.object({
  path: z.string(),
  line: z.enum(releaseLines),
  version: z.string(),
  date: z.string().nullable(),
  summary: z.string().nullable(),
});

const section = z.object({ id: z.string(), label: z.string(), area: z.enum(["platform", "gateway", "cli"]) });

const context = z.object({
  frame: z
    .object({ section: section.nullable(), version: z.object({ label: z.string() }).optional() })
    .optional(),
  canonical: z.string().optional(),
  hidden: z.boolean().optional(),
  label: z.string().optional(),
  description: z.string().nullable().optional(),
  cards: z
    .array(z.object({ label: z.string(), path: z.string(), description: z.string().nullable() }))
    .optional(),
  catalog: z.array(z.object({ name: z.string(), path: z.string(), summary: z.string() })).optional(),
});

const schema = z.object({
  path: z.string(),
  result: z.object({
    data: z
      .object({
        docPage: contentPage.nullable(),
        article: contentPage.nullable(),
        release: release.nullable(),
        // The upgrade path queries different fields of the entries than the list.
        allRelease: z.object({ nodes: z.array(z.unknown()) }),
      })
      .partial()
      .optional(),
    pageContext: context,
  }),
});

/** The data a page was built from, as the build wrote it for browsers: its content with final addresses, and its frame. */
export type PageData = z.infer<typeof schema>["result"] & { path: string };
export type ContentPageData = z.infer<typeof contentPage>;
export type ReleaseData = z.infer<typeof release>;
export type PageDataContext = z.infer<typeof context>;

/** @returns absolute path of the file that the build wrote for a page */
function pageDataFile(directory: string, page: string): string {
  return path.join(directory, "page-data", page === "/" ? "index" : page, "page-data.json");
}

/**
 * Reads the data that a page was built from.
 * @param directory absolute path of the built site
 * @param page the page's address
 * @returns nothing for a page that the build hasn't written
 * @throws Error when the file doesn't have the format that this build writes
 */
export async function readPageData(directory: string, page: string): Promise<PageData | undefined> {
  const file = pageDataFile(directory, page);
  if (!existsSync(file)) return undefined;
  const { path: address, result } = schema.parse(JSON.parse(await readFile(file, "utf8")));
  return { path: address, ...result };
}
