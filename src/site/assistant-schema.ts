import { z } from "zod";
import { externalUrl, text } from "./shared-schema";
import { secureUrl } from "./third-party-schema";

const widgetSchema = z.strictObject({
  /** The third party's script. Environment: ASSISTANT_SCRIPT. */
  script: secureUrl.nullable().default(null),
  /** The site's ID at the third party. Environment: ASSISTANT_ID. */
  assistantId: text.nullable().default(null),
  /** Attributes of the script's element; `{id}`, `{product}` and `{disclaimer}` are replaced. @example { "data-website-id": "{id}" } */
  attributes: z
    .record(z.string().regex(/^data-[a-z0-9-]+$/, "a name such as data-website-id"), z.string())
    .default({ "data-assistant-id": "{id}" }),
  /** The global object whose `open()` opens the third party's window. @example "Assistant" */
  globalName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, "a name such as Assistant")
    .default("Assistant"),
});

/**
 * Who answers readers' questions. The code of the configured provider is loaded when it's needed; other providers' code isn't
 * loaded.
 */
export const assistantSchema = z
  .strictObject({
    /**
     * `passages` answers with passages from the documentation and sends no requests; `endpoint` sends questions to an HTTP
     * endpoint; `widget` is a third party's script; `off` disables the assistant. Environment: ASSISTANT_PROVIDER.
     */
    provider: z.enum(["off", "passages", "endpoint", "widget"]).default("passages"),
    /** The support portal linked in the disclaimer; null for no link. */
    supportUrl: externalUrl.nullable().default(null),
    /** Where `endpoint` sends questions; see src/assistant/README.md. Environment: ASSISTANT_ENDPOINT. */
    endpoint: z
      .union([secureUrl, z.string().regex(/^\/[^/]/, "a path on this site such as /api/assistant")])
      .nullable()
      .default(null),
    widget: widgetSchema.nullable().default(null),
  })
  .superRefine(({ provider, endpoint, widget }, report) => {
    const missing = (path: string[], message: string) => report.addIssue({ code: "custom", path, message });
    if (provider === "endpoint" && endpoint === null)
      missing(["endpoint"], "an address, because `provider` is `endpoint`");
    if (provider === "widget" && !widget?.script)
      missing(["widget", "script"], "an address, because `provider` is `widget`");
    if (provider === "widget" && !widget?.assistantId)
      missing(["widget", "assistantId"], "an ID, because `provider` is `widget`");
  });

export type AssistantConfig = z.infer<typeof assistantSchema>;
