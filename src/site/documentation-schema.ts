import { z } from "zod";
import { areas, sitePath, text } from "./shared-schema";

/** Folders under content/ that aren't sections. */
const reserved = ["articles", "changelog", "i18n", "translations", "versioned"];

const folder = z.string().regex(/^[a-z0-9-]+$/, "the name of a folder under content/");

/** One version of a section's pages. */
const versionSchema = z.strictObject({
  /** Its ID in addresses, in search and in the browser's storage. @example "2.0" */
  name: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, "a name of lowercase letters, digits, dots and dashes"),
  /** The displayed name. @example "2.0" */
  label: text,
  /** The segment after the section's address; by default the version's name. The latest version has none. */
  path: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, "a path segment")
    .optional(),
  /** The latest released version, which is served at the section's own address. */
  isLast: z.boolean(),
  /** The notice on its pages: not released yet, or no longer maintained; null for none. */
  banner: z.enum(["unreleased", "unmaintained"]).nullable(),
  /** Folder under content/; by default the section's own for `current`, otherwise `versioned/<section>/<name>`. */
  directory: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9.-]+)*$/, "a folder under content/")
    .optional(),
});

/** A documentation section: a folder of pages with its own sidebar. */
const sectionSchema = z.strictObject({
  /** Name of the section and of its sidebar. @example "gateway" */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, "an ID of lowercase letters, digits and dashes"),
  label: z.string().min(1),
  /** Folder under content/. @example "gateway" */
  directory: folder.refine((name) => !reserved.includes(name), `a name other than ${reserved.join(", ")}`),
  routeBase: sitePath,
  /** Accent color of the section's pages. */
  area: z.enum(areas),
  /** Its versions, newest first; left out if there is only the current one. */
  versions: z
    .array(versionSchema)
    .min(1)
    .refine(
      (versions) => versions.filter(({ isLast }) => isLast).length === 1,
      "a list with exactly one version that has `isLast: true`",
    )
    .refine(
      (versions) =>
        isDistinct(versions.map(({ name }) => name)) &&
        isDistinct(versions.filter(({ isLast }) => !isLast).map(({ name, path }) => path ?? name)),
      "a list in which each version has its own name and path",
    )
    .optional(),
});

/** The documentation sections, in the order of the site. */
export const documentationSchema = z.strictObject({ sections: z.array(sectionSchema).min(1) });

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

export type DocumentationConfig = z.infer<typeof documentationSchema>;
export type SectionConfig = z.infer<typeof sectionSchema>;
