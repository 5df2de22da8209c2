/** The severity of a vulnerability, by the names in CVSS. If ratings differ, the highest one applies. */
export const severities = ["critical", "high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/** Either all versions below one, or all up to and including one, starting with the first affected version if it is known. */
export interface AffectedVersions {
  from?: string | undefined;
  to?: string | undefined;
  below?: string | undefined;
}

const unknownFirst = " The first affected release isn't known.";

/**
 * Creates the final sentences of a security fix: `Severity: high. Affected: 1.26.0 to 1.27.1.` If the first affected version
 * isn't known, the sentences say so.
 */
export function securityNote(severity: Severity | undefined, { from, to, below }: AffectedVersions): string {
  const affected =
    to === undefined
      ? `releases before ${below ?? ""}`
      : from === undefined
        ? `${to} and earlier`
        : from === to
          ? to
          : `${from} to ${to}`;
  return `Severity: ${severity ?? "not published"}. Affected: ${affected}.${from === undefined ? unknownFirst : ""}`;
}
