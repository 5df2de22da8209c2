import { z } from "zod";
import { externalUrl, sitePath, text, areas } from "./shared-schema";
import { navbarLink } from "./navbar-schema";

/** A product in the product switcher. */
const subProduct = z.strictObject({
  /** Dashes are displayed as spaces. */
  name: text,
  to: sitePath,
  icon: z.enum(["platform", "gateway", "cli", "desktop"]),
  description: text,
  comingSoon: z.boolean(),
});

export const footerSchema = z.strictObject({
  /** `columns` groups links below titles, `row` shows the links of all columns in one line. */
  style: z.enum(["columns", "row"]),
  columns: z.array(z.strictObject({ title: text, items: z.array(navbarLink).min(1) })),
  social: z.array(
    z.strictObject({
      network: z.enum(["Twitter", "LinkedIn", "GitHub", "YouTube", "AngelList"]),
      href: externalUrl,
    }),
  ),
  logo: z
    .strictObject({
      src: text,
      srcDark: text.optional(),
      alt: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      href: externalUrl.optional(),
      target: z.enum(["_self", "_blank"]).optional(),
    })
    .nullable(),
});

/** The bar at the top of every page. If its ID changes, readers who closed it see it again. */
export const announcementSchema = z.strictObject({
  id: text,
  /** Plain text. */
  content: text,
  link: navbarLink.optional(),
  backgroundColor: z.string().regex(/^#[0-9a-f]{6}$/i, "a color such as #13201d"),
  textColor: z.string().regex(/^#[0-9a-f]{6}$/i, "a color such as #ffffff"),
  isCloseable: z.boolean(),
});

/** The notice on all pages whose path contains `under`. */
export const sunsetSchema = z.strictObject({
  under: sitePath,
  content: text,
  link: z.strictObject({ label: text, to: sitePath }),
});

export const colorModeSchema = z.strictObject({
  default: z.enum(["light", "dark"]),
  /** Hides the switch, so readers keep the default. */
  disableSwitch: z.boolean(),
  /** Follows the system's preference until a reader chooses a color mode. */
  respectSystem: z.boolean(),
});

export const productsSchema = z.strictObject({
  /** First path segments that are products, and the area whose accent color they use. */
  sections: z.record(z.string().regex(/^[a-z-]+$/), z.enum(areas)),
  subProducts: z.array(subProduct),
});

export type SubProduct = z.infer<typeof subProduct>;
export type FooterConfig = z.infer<typeof footerSchema>;
export type AnnouncementConfig = z.infer<typeof announcementSchema>;
