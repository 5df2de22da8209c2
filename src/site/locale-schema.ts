import { z } from "zod";
import { text } from "./shared-schema";

/** A language tag. @example "en", "pt-BR" */
export const languageTag = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "a language tag such as en or en-GB");

/** A language that the site is available in. */
export const localeSchema = z.strictObject({
  tag: languageTag,
  /** The name of the language in that language. @example "Deutsch" */
  label: text,
  direction: z.enum(["ltr", "rtl"]),
});

export type LocaleConfig = z.infer<typeof localeSchema>;
