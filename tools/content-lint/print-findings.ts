import { formatProblem, type ContentFinding } from "../../src/model/problem/problem";

/** A finding on one line, with its rule; on two lines if it has a hint. */
export function formatFinding(finding: ContentFinding): string {
  const mark = finding.severity === "error" ? "" : "hint: ";
  return `${mark}${formatProblem({ ...finding, message: `${finding.message} (${finding.rule})` })}`;
}

/** The number of errors and hints. */
export function countFindings(findings: readonly ContentFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return `${counted(errors, "error")} and ${counted(findings.length - errors, "hint")}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * The effect of a change: every new finding, and the current number of findings.
 * @param before the findings of the previous check
 */
export function describeChange(
  before: readonly ContentFinding[],
  findings: readonly ContentFinding[],
): string {
  const fresh = without(findings, before);
  const fixed = without(before, findings).length;
  return [
    ...fresh.map(formatFinding),
    `${countFindings(findings)}, ${fresh.length} new, ${fixed} fixed`,
  ].join("\n");
}

/** Findings stay the same if only their lines move. */
function without(
  findings: readonly ContentFinding[],
  others: readonly ContentFinding[],
): readonly ContentFinding[] {
  const left = others.map(identityOf);
  return findings.filter((finding) => {
    const place = left.indexOf(identityOf(finding));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function identityOf({ file, rule, message }: ContentFinding): string {
  return [file, rule, message].join("\n");
}
