import { z } from "zod";
import { productIds } from "./product-names";

const text = z.string().trim().min(1);

export const admonitionTypes = ["note", "tip", "info", "warning", "danger"] as const;
const badgeTones = ["neutral", "accent", "note", "tip", "warning", "danger"] as const;

/**
 * The components that authors can use in MDX, with the properties of each. The build checks every use against this list, and a
 * type ensures that the component map has an entry for each component.
 */
export const authorComponents = {
  Admonition: z.strictObject({ type: z.enum(admonitionTypes), title: text.optional() }),
  Tabs: z.strictObject({ group: text.optional(), label: text.optional() }),
  Tab: z.strictObject({ label: text, value: text.optional() }),
  Steps: z.strictObject({}),
  Cards: z.strictObject({}),
  Card: z.strictObject({ title: text, href: text }),
  Details: z.strictObject({ summary: text, open: z.boolean().optional() }),
  CodeGroup: z.strictObject({ group: text.optional(), label: text.optional() }),
  Kbd: z.strictObject({}),
  Badge: z.strictObject({ tone: z.enum(badgeTones).optional() }),
  Since: z.strictObject({ product: z.enum(productIds), version: text }),
  Term: z.strictObject({ id: text }),
  FilterableTable: z.strictObject({ label: text }),
  ResourceBuilder: z.strictObject({ of: text }),
  SupportWindows: z.strictObject({ product: z.enum(["console", "gateway"]) }),
  CompatibilityTable: z.strictObject({ product: z.enum(productIds) }),
  CompatibilityPicker: z.strictObject({}),
};

export type AuthorComponentName = keyof typeof authorComponents;

export type AuthorComponentProps<Name extends AuthorComponentName> = z.infer<(typeof authorComponents)[Name]>;

export function isAuthorComponent(name: string): name is AuthorComponentName {
  return Object.hasOwn(authorComponents, name);
}

/** The component that the build creates for a code fence. `html` is highlighted markup, with one `.line` per line. */
export interface CodeBlockProps {
  language: string;
  title?: string;
  html: string;
  numberLines?: boolean;
  wrap?: boolean;
  /** A shell session: only lines marked as commands are copied. */
  session?: boolean;
}

/**
 * The component that the build creates for a `mermaid` fence. With `width`, both values are the diagram's own size in CSS
 * pixels. Without it, `height` is an estimate of the space to reserve. `drawing` is the name of the stored drawing. Without it,
 * Mermaid renders the diagram in the reader's browser.
 */
export interface DiagramProps {
  source: string;
  title?: string;
  alt?: string;
  width?: string;
  height: string;
  drawing?: string;
}
