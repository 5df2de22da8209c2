import { z } from "zod";
import { externalUrl, sitePath, text } from "./shared-schema";

const position = z.enum(["left", "right"]).optional();

const linkKeys = {
  label: text,
  /** A page of this site. Give `to` or `href`, not both. */
  to: sitePath.optional(),
  /** A page of another site; opens in a new tab. */
  href: externalUrl.optional(),
  /** Paths under this one make the item current; by default those under `to`. */
  activeBasePath: sitePath.optional(),
  /** The same as a regular expression, for what a path can't say. */
  activeBaseRegex: text.optional(),
};

const docsKeys = {
  position,
  label: text.optional(),
  /** Id of the section; by default the first one. */
  docsPluginId: text.optional(),
};

const hasOneDestination = ({ to, href }: { to?: string | undefined; href?: string | undefined }) =>
  (to === undefined) !== (href === undefined);
const oneDestination = "one of `to` and `href`, not both,";

/** One destination, of an item or inside of a drop-down. */
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

/** A navbar item. The default `position` is right. */
const navbarItem = z.discriminatedUnion(
  "type",
  [
    z
      .strictObject({
        type: z.literal("default"),
        position,
        /** Only on bars of more than 1216 px and in the menu: for what another item leads to as well. */
        wideOnly: z.boolean().optional(),
        ...linkKeys,
      })
      .refine(hasOneDestination, oneDestination),
    z.strictObject({ type: z.literal("dropdown"), position, label: text, items: z.array(navbarLink).min(1) }),
    /**
     * Markup of the site's owner, put into the bar as it is. No script runs from it: handlers such as `onclick` are forbidden by
     * the content security policy, and a script element, which the policy would take for the site's own, is refused here.
     * @example { type: "html", value: "<strong>Preview</strong>" }
     */
    z.strictObject({
      type: z.literal("html"),
      position,
      value: text.refine((value) => !/<script\b/i.test(value), "markup without a script element"),
    }),
    /** The button that opens search. On small screens it stays in the bar, as an icon. */
    z.strictObject({ type: z.literal("search"), position }),
    /** A page, in the version that the reader reads. The label is the sidebar's by default. */
    z.strictObject({ type: z.literal("doc"), docId: text, ...docsKeys }),
    /** The first page of a section's sidebar; `sidebarId` is the section's id. */
    z.strictObject({ type: z.literal("docSidebar"), position, sidebarId: text, label: text }),
    /** The version that the reader reads, as a link to its main page or to `to`. */
    z.strictObject({ type: z.literal("docsVersion"), to: sitePath.optional(), ...docsKeys }),
    /** All versions of a section; `items` are links after them. */
    z.strictObject({
      type: z.literal("docsVersionDropdown"),
      items: z.array(navbarLink).optional(),
      ...docsKeys,
    }),
    /** All languages; `items` are links after them. */
    z.strictObject({ type: z.literal("localeDropdown"), position, items: z.array(navbarLink).optional() }),
    /** A component of src/shell/Navbar/custom-items.ts. */
    z.strictObject({ type: z.literal("custom"), position, component: text, label: text }),
  ],
  { error: `no component was found for this type; the types are ${types.join(", ")}` },
);

export const navbarSchema = z.strictObject({
  /** Hides the bar on scrolling down and brings it back on scrolling up. */
  hideOnScroll: z.boolean(),
  items: z.array(navbarItem),
  /** Links beside the mark on the site's landing pages, by page. */
  landingLinks: z.record(sitePath, z.array(navbarLink)),
  /** The button at the end of the bar; null for none. */
  action: z.strictObject({ label: text, href: externalUrl }).nullable(),
});

export type NavbarLink = z.infer<typeof navbarLink>;
export type NavbarItem = z.infer<typeof navbarItem>;
