import { z } from "zod";
import { assistantSchema } from "./assistant-schema";
import { checkAcross } from "./cross-checks";
import { documentationSchema } from "./documentation-schema";
import { languageTag, localeSchema } from "./locale-schema";
import { navbarSchema } from "./navbar-schema";
import { searchSchema } from "./search-schema";
import { areas, sitePath } from "./shared-schema";
import {
  announcementSchema,
  colorModeSchema,
  footerSchema,
  productsSchema,
  sunsetSchema,
} from "./shell-schema";
import { thirdPartySchema } from "./third-party-schema";

const link = z.strictObject({ label: z.string().min(1), to: sitePath });

const keys = z.strictObject({
  /** The name of the product on pages that can't avoid it. @example "the product" */
  productName: z.string().min(1),
  /** Name of the site in titles and cards. @example "Documentation" */
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  /**
   * Where the site is published, including the folder if it isn't at the root of a host. The environment variable SITE_URL
   * takes precedence.
   */
  siteUrl: z
    .string()
    .refine(
      (address) => /^https?:\/\/[^/?#]+(\/[\w.~-]+)*$/.test(address) && URL.canParse(address),
      "an address without a trailing slash, such as https://docs.example.com or https://example.com/docs",
    ),
  /** The language that pages are written in; one of `locales`. */
  language: languageTag,
  /** The languages of the site, in the order of the language menu. */
  locales: z.array(localeSchema).min(1),
  /** The line in the footer of each page. @example "Copyright © 2025 the product" */
  copyright: z.string().min(1),
  /** Latest released versions; pages insert them with {version.gateway} and so on. */
  versions: z.strictObject({
    console: z.string().regex(/^\d+\.\d+\.\d+$/, "a version such as 1.33.0"),
    gateway: z.string().regex(/^\d+\.\d+\.\d+$/, "a version such as 3.8.1"),
    cli: z.string().regex(/^\d+\.\d+\.\d+$/, "a version such as 0.5.0"),
  }),
  navbar: navbarSchema,
  products: productsSchema,
  footer: footerSchema,
  announcement: announcementSchema.nullable(),
  sunset: sunsetSchema.nullable(),
  colorMode: colorModeSchema,
  documentation: documentationSchema,
  search: searchSchema,
  thirdParties: thirdPartySchema,
  /** Answers questions; by default, with passages from the documentation. */
  assistant: assistantSchema.optional(),
  /** How a build handles a broken link or anchor. */
  brokenLinks: z.enum(["warn", "error"]),
  /** Address of a page's source, with `{file}` for the path in the repository; null for no edit links. */
  editUrl: z
    .string()
    .includes("{file}", "an address that contains {file}")
    .refine((address) => /^https?:\/\//i.test(address), "an address that starts with https://")
    .nullable(),
  /** Cards on the home page, in order. */
  homeCards: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        to: sitePath,
        text: z.string().min(1),
        action: z.string().min(1),
        area: z.enum(areas),
        image: z.enum(["platform", "gateway", "reference"]),
      }),
    )
    .min(1),
  /** Pages featured on the home page. */
  startHere: z.array(link),
});

/** The whole site configuration; `site.config.ts` contains the values. */
export const siteSchema = keys.superRefine(checkAcross);

export type SiteConfig = z.infer<typeof siteSchema>;
