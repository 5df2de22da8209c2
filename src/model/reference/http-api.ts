import { z } from "zod";

const text = z.string().trim().min(1);

const endpoint = z.strictObject({
  method: z.enum(["GET", "PUT", "POST", "DELETE"]),
  /** Parameters in braces. @example "/gateway/v2/group/{name}" */
  path: z.string().startsWith("/"),
  purpose: text,
  /** Names of query parameters. */
  query: z.array(z.string().regex(/^[A-Za-z]+$/)).default([]),
  /** The content of the request body; left out if there is none. */
  body: text.optional(),
  /** The successful response. @example "200 with the list" */
  answer: text,
  /** Errors in addition to those that every endpoint returns. */
  errors: z.array(z.strictObject({ status: z.number().int(), when: text })).default([]),
  /** Whether it can be called without credentials. */
  open: z.boolean().default(false),
});

/** The schema of `content/reference/*-api.yaml`: the endpoints of an HTTP API, in groups. */
export const httpApiSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({ id: z.string().regex(/^[a-z-]+$/), title: text, endpoints: z.array(endpoint).min(1) }),
    )
    .min(1),
});

export type HttpApi = z.infer<typeof httpApiSchema>;
export type Endpoint = z.infer<typeof endpoint>;
