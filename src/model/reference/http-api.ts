import { z } from "zod";

const text = z.string().trim().min(1);

export const apiError = z
  .strictObject({
    status: z.number().int().describe("The status of the response, such as 404"),
    when: text.describe("What causes it"),
  })
  .describe("An error that an endpoint returns");

/** An endpoint of an HTTP API. */
export const endpointSchema = z.strictObject({
  method: z.enum(["GET", "PUT", "POST", "DELETE"]).describe("GET, PUT, POST or DELETE"),
  path: z.string().startsWith("/").describe("The path, with parameters in braces"),
  purpose: text.describe("What it does"),
  query: z
    .array(z.string().regex(/^[A-Za-z]+$/))
    .default([])
    .describe("Names of query parameters"),
  body: text.optional().describe("The content of the request body; null if there is none"),
  answer: text.describe("The successful response, such as 200 with the list"),
  errors: z.array(apiError).default([]).describe("Errors in addition to those that every endpoint returns"),
  open: z.boolean().default(false).describe("Whether it can be called without credentials"),
});

/** The schema of `content/reference/*-api.yaml`: the endpoints of an HTTP API, in groups. */
export const httpApiSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: text,
        endpoints: z.array(endpointSchema).min(1),
      }),
    )
    .min(1),
});

export type HttpApi = z.infer<typeof httpApiSchema>;
export type Endpoint = z.infer<typeof endpointSchema>;
