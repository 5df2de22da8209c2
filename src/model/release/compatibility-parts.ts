/** The parts of a combination: our products, and the software they run with. */
export const compatibilityParts = [
  "console",
  "gateway",
  "cli",
  "kafka",
  "kafka-clients",
  "postgresql",
  "kubernetes",
  "helm",
  "console-chart",
  "gateway-chart",
] as const;

export type CompatibilityPart = (typeof compatibilityParts)[number];
