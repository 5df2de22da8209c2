import { z } from "zod";
import { releaseLines } from "../../../model/release/release";
import { severities } from "../../../model/release/release-facts";

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

const version = z.string().regex(/^\d+\.\d+\.\d+$/, "a version such as 3.8.1");

/** Frontmatter of a release; `title` and `slug` come from the version. */
export const releaseFrontmatter = z.strictObject({
  version: text,
  line: z.enum(releaseLines),
  date: z.iso.date().optional(),
  summary: text.max(300).optional(),
  tags: z.array(text).optional(),
  breaking: z.array(z.strictObject({ what: text, do: text.optional() })).optional(),
  security: z
    .array(
      z.strictObject({
        name: text,
        cves: z.array(z.string().regex(/^CVE-\d{4}-\d{4,}$/, "an ID such as CVE-2024-41110")).optional(),
        severity: z.enum(severities).optional(),
        affected: z
          .strictObject({ from: version.optional(), to: version.optional(), below: version.optional() })
          .refine(
            ({ from, to, below }) => (below === undefined ? to !== undefined : !from && !to),
            "`below`, or `to` with or without `from`",
          ),
      }),
    )
    .optional(),
  deprecations: z.array(z.strictObject({ name: text, do: text })).optional(),
  knownIssues: z.array(z.strictObject({ name: text, fixedIn: version.optional() })).optional(),
  stop: z
    .strictObject({
      at: z.string().regex(/^\d+\.\d+$/, "a minor version such as 3.4"),
      unlessFrom: version.optional(),
      why: text,
    })
    .optional(),
  netResults: z
    .array(
      z.strictObject({
        name: text,
        replaces: z
          .array(z.string().regex(/^[^\s#]+#[^\s#]+$/, "an entry such as Gateway-3.1.0#its-id"))
          .min(2),
        do: text,
      }),
    )
    .optional(),
  image: text.optional(),
  redirect_from: z.array(sitePath).optional(),
  draft: z.boolean().optional(),
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;
export type ReleaseFrontmatter = z.infer<typeof releaseFrontmatter>;
