export const productIds = ["console", "gateway", "cli"] as const;

/** The name of each product on pages. */
export const productNames: Record<(typeof productIds)[number], string> = {
  console: "Console",
  gateway: "Gateway",
  cli: "CLI",
};
