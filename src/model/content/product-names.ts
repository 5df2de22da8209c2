export const productIds = ["console", "gateway", "cli"] as const;

/** What pages call each product. */
export const productNames: Record<(typeof productIds)[number], string> = {
  console: "Console",
  gateway: "Gateway",
  cli: "CLI",
};
