import { z } from "zod";

export const text = z.string().trim().min(1);

/** A page of this site. @example "/gateway/" */
export const sitePath = z.string().regex(/^\/(.*\/)?$/, "a path that starts and ends with a slash");

/** A page of another site. @example "https://example.com/blog" */
export const externalUrl = z.url({ protocol: /^(https?|mailto)$/ });

export const areas = ["platform", "gateway", "cli"] as const;
