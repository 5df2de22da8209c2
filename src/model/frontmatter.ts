import { z } from "zod";
import { releaseLines } from "./release";

const text = z.string().trim().min(1);
/** Read more closely with all addresses of the site, in `src/node/navigation/addresses`. */
const sitePath = z.string().regex(/^\//, "a path that starts with a slash");

/** Frontmatter of documentation pages and articles; CONTRIBUTING.md explains each key to authors. */
export const pageFrontmatter = z.strictObject({
  title: text.optional(),
  description: text.max(200).optional(),
  slug: z
    .string()
    .regex(/^\/?[^\s/?#]+(\/[^\s/?#]+)*\/?$|^\/$/, "a path segment, or a path that starts with a slash")
    .optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  tags: z.array(text).optional(),
  badges: z.array(text).optional(),
  keywords: z.array(text).optional(),
  toc_depth: z.number().int().min(2).max(6).optional(),
  hidden: z.boolean().optional(),
  draft: z.boolean().optional(),
  search: z.boolean().optional(),
  redirect_from: z.array(sitePath).optional(),
  last_reviewed: z.iso.date().optional(),
});

/** Frontmatter of a release; `title` and `slug` come from the version. */
export const releaseFrontmatter = z.strictObject({
  version: text,
  line: z.enum(releaseLines),
  date: z.iso.date().optional(),
  summary: text.max(300).optional(),
  tags: z.array(text).optional(),
  breaking: z.array(z.strictObject({ what: text, do: text.optional() })).optional(),
  security: z.array(z.string().regex(/^CVE-\d{4}-\d{4,}$/, "an id such as CVE-2024-41110")).optional(),
  image: text.optional(),
  redirect_from: z.array(sitePath).optional(),
  draft: z.boolean().optional(),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;
export type ReleaseFrontmatter = z.infer<typeof releaseFrontmatter>;
