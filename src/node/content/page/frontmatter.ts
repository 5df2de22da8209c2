import { z } from "zod";
import { releaseLines } from "../../../model/release/release";
import { severities } from "../../../model/release/security-fix";

const text = z.string().trim().min(1);
/** `src/node/navigation/addresses` validates these further, together with all addresses of the site. */
const sitePath = z.string().regex(/^\//, "a path that starts with a slash").meta({ title: "path" });

/**
 * Frontmatter of documentation pages and articles. Authors see the descriptions in their editor and in CONTRIBUTING.md (`npm
 * run schemas` updates both).
 */
export const pageFrontmatter = z.strictObject({
  title: text
    .optional()
    .describe("The page's heading and document title. Without it, the page begins with `# Title`"),
  description: text
    .max(200)
    .optional()
    .describe("The lead paragraph, reused for search engines, cards and feeds; under 160 characters"),
  slug: z
    .string()
    .regex(/^\/?[^\s/?#]+(\/[^\s/?#]+)*\/?$|^\/$/, "a path segment, or a path that starts with a slash")
    .optional()
    .describe("Replaces the last segment of the address, or the whole address if it starts with `/`"),
  sidebar_label: text.optional().describe("A shorter name for the sidebar and the breadcrumbs"),
  sidebar_position: z.number().optional().describe("The order inside an `autogenerate` entry"),
  tags: z.array(text).optional().describe("Subjects, for filters in GraphiQL"),
  badges: z.array(text).optional().describe("Short facts under the title (`Since 3.1.0`)"),
  keywords: z.array(text).optional().describe("Words that readers search for but the page doesn't use"),
  toc_depth: z
    .number()
    .int()
    .min(2)
    .max(6)
    .optional()
    .describe("The deepest heading in the table of contents; 3 by default"),
  hidden: z
    .boolean()
    .optional()
    .describe("Builds the page, but leaves it out of every sidebar, search, sitemap and feed"),
  draft: z.boolean().optional().describe("Shows the page only in `npm run develop`"),
  search: z.boolean().optional().describe("With `false`, keeps the page out of the search records"),
  redirect_from: z.array(sitePath).optional().describe("Old addresses that redirect here"),
  last_reviewed: z.iso
    .date()
    .optional()
    .describe("When someone last checked the facts; shown under the page"),
});

/**
 * The frontmatter keys of a page that become fields of its node: `last_reviewed` becomes `lastReviewed`. Their types and
 * descriptions also apply to the fields in GraphQL.
 */
export const pageKeys = pageFrontmatter.pick({
  tags: true,
  badges: true,
  keywords: true,
  last_reviewed: true,
});

const version = z.string().regex(/^\d+\.\d+\.\d+$/, "a version such as 3.8.1");
const entryName = text.describe("The name of the entry");
const action = text.describe("What an operator has to do");

export const breakingChange = z
  .strictObject({ what: text.describe("What is different"), do: action.optional() })
  .describe("A change that can break an installation");

export const affectedVersions = z
  .strictObject({
    from: version.optional().describe("The first version; left out if it isn't known"),
    to: version.optional().describe("The last version"),
    below: version.optional().describe("The first version after the range, if the last one isn't known"),
  })
  .refine(
    ({ from, to, below }) => (below === undefined ? to !== undefined : !from && !to),
    "a range with either `below`, or `to` and optionally `from`",
  )
  .describe("The versions that have the vulnerability");

export const securityFix = z
  .strictObject({
    name: entryName,
    cves: z
      .array(z.string().regex(/^CVE-\d{4}-\d{4,}$/, "an ID such as CVE-2024-41110"))
      .optional()
      .describe("IDs such as CVE-2024-41110"),
    severity: z.enum(severities).optional().describe("Left out if nobody has published it"),
    affected: affectedVersions,
  })
  .describe("A fixed vulnerability");

export const deprecation = z
  .strictObject({ name: entryName, do: action })
  .describe("What has to be done about a deprecation");

export const knownIssue = z
  .strictObject({
    name: entryName,
    fixedIn: version.optional().describe("The version that fixes it; left out if no fix is documented"),
  })
  .describe("A fault that a release has");

export const requiredStop = z
  .strictObject({
    at: z
      .string()
      .regex(/^\d+\.\d+$/, "a minor version such as 3.4")
      .describe("The minor version to run first, such as 3.4"),
    unlessFrom: version.optional().describe("From this version on, no stop is needed"),
    why: text.describe("What goes wrong without it"),
  })
  .describe("A version that has to run before the release");

export const netResult = z
  .strictObject({
    name: text.describe("The setting"),
    replaces: z
      .array(z.string().regex(/^[^\s#]+#[^\s#]+$/, "an entry such as Gateway-3.1.0#its-id"))
      .min(2)
      .describe("The entries that it replaces, such as Gateway-3.1.0#its-id"),
    do: action,
  })
  .describe("What remains to be done if several releases in a row change the same setting");

/** Frontmatter of a release; `title` and `slug` are derived from the version. */
export const releaseFrontmatter = z.strictObject({
  version: text.describe("The version number without the line, such as 3.8.1"),
  line: z.enum(releaseLines).describe("Platform, Console, Gateway or Cli"),
  date: z.iso.date().optional().describe("The day of the release; left out if it isn't known"),
  summary: text.max(300).optional().describe("The release in a sentence, for lists"),
  tags: z.array(text).optional().describe("Words for filters in GraphiQL"),
  breaking: z.array(breakingChange).optional().describe("Changes that an operator has to act on"),
  security: z
    .array(securityFix)
    .optional()
    .describe("The security fixes, with severity and affected versions"),
  deprecations: z.array(deprecation).optional().describe("What has to be done about each deprecation"),
  knownIssues: z.array(knownIssue).optional().describe("Known issues, with the version that fixes each"),
  stop: requiredStop.optional(),
  netResults: z.array(netResult).optional().describe("What remains to be done after several releases"),
  image: text.optional().describe("The tag of the container image"),
  redirect_from: z.array(sitePath).optional().describe("Old addresses that redirect here"),
  draft: z.boolean().optional().describe("Shows the release only in `npm run develop`"),
});

/** The counterpart of `pageKeys` for a release. */
export const releaseKeys = releaseFrontmatter.pick({
  date: true,
  summary: true,
  tags: true,
  deprecations: true,
  stop: true,
  netResults: true,
  image: true,
});

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;
export type ReleaseFrontmatter = z.infer<typeof releaseFrontmatter>;
