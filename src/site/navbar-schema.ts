import { z } from "zod";
import { externalUrl, sitePath, text } from "./shared-schema";

const position = z.enum(["left", "right"]).optional();

const linkKeys = {
  label: text,
  /** A page of this site. Set either `to` or `href`. */
  to: sitePath.optional(),
  /** A page of another site; opens in a new tab. */
  href: externalUrl.optional(),
  /** Paths below this one mark the item as current; by default, paths below `to`. */
  activeBasePath: sitePath.optional(),
  /** The same as a regular expression, for conditions that a path can't express. */
  activeBaseRegex: text.optional(),
};

const docsKeys = {
  position,
  label: text.optional(),
  /** ID of the section; by default, the first one. */
  docsPluginId: text.optional(),
};

const hasOneDestination = ({ to, href }: { to?: string | undefined; href?: string | undefined }) =>
  (to === undefined) !== (href === undefined);
const oneDestination = "an item with either `to` or `href`, but not both";

/** A link, either as an item or in a drop-down. */
export const navbarLink = z.strictObject(linkKeys).refine(hasOneDestination, oneDestination);

const types = [
  "default",
  "dropdown",
  "html",
  "search",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "localeDropdown",
  "custom",
];

/** A navbar item. The default for `position` is right. */
const navbarItem = z.discriminatedUnion(
  "type",
  [
    z
      .strictObject({
        type: z.literal("default"),
        position,
        /** In navbars up to 1216 px wide, the link is in the "More" menu. */
        wideOnly: z.boolean().optional(),
        ...linkKeys,
      })
      .refine(hasOneDestination, oneDestination),
    z.strictObject({ type: z.literal("dropdown"), position, label: text, items: z.array(navbarLink).min(1) }),
    /**
     * Markup from the site's owner, inserted into the navbar unchanged. It can't run scripts: the content security policy
     * forbids handlers such as `onclick`. A script element is rejected here, because the policy would treat it as one of the
     * site's own.
     * @example { type: "html", value: "<strong>Preview</strong>" }
     */
    z.strictObject({
      type: z.literal("html"),
      position,
      value: text.refine((value) => !/<script\b/i.test(value), "markup without a script element"),
    }),
    /** The button that opens the search. On small screens, it stays in the navbar as an icon. */
    z.strictObject({ type: z.literal("search"), position }),
    /** A page, in the version that the reader is reading. By default, the label comes from the sidebar. */
    z.strictObject({ type: z.literal("doc"), docId: text, ...docsKeys }),
    /** The first page of a section's sidebar; `sidebarId` is the section's ID. */
    z.strictObject({ type: z.literal("docSidebar"), position, sidebarId: text, label: text }),
    /** The version that the reader is reading, as a link to its main page or to `to`. */
    z.strictObject({ type: z.literal("docsVersion"), to: sitePath.optional(), ...docsKeys }),
    /** All versions of a section; `items` are links after them. */
    z.strictObject({
      type: z.literal("docsVersionDropdown"),
      items: z.array(navbarLink).optional(),
      ...docsKeys,
    }),
    /** All languages; `items` are links after them. */
    z.strictObject({ type: z.literal("localeDropdown"), position, items: z.array(navbarLink).optional() }),
    /** A component from src/shell/Navbar/custom-items.ts. */
    z.strictObject({ type: z.literal("custom"), position, component: text, label: text }),
  ],
  { error: `no component was found for this type. The types are ${types.join(", ")}` },
);

export const navbarSchema = z.strictObject({
  /** Hides the navbar when readers scroll down and shows it again when they scroll up. */
  hideOnScroll: z.boolean(),
  items: z.array(navbarItem),
  /** Links next to the logo on the site's landing pages, by page. */
  landingLinks: z.record(sitePath, z.array(navbarLink)),
  /** The button at the end of the navbar; null for none. */
  action: z.strictObject({ label: text, href: externalUrl }).nullable(),
});

export type NavbarLink = z.infer<typeof navbarLink>;
export type NavbarItem = z.infer<typeof navbarItem>;
