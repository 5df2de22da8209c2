import type { ReleaseEntry } from "./release-entry";
import type { AffectedVersions, Severity } from "./security-fix";

/** The frontmatter data about a release's entries. */
export interface ReleaseFacts {
  /** In the order of the entries below Breaking changes. */
  breaking?: readonly { readonly do?: string | null | undefined }[] | undefined;
  deprecations?: readonly { readonly name: string; readonly do: string }[] | undefined;
  security?:
    | readonly {
        readonly name: string;
        readonly severity?: Severity | null | undefined;
        readonly affected: AffectedVersions;
      }[]
    | undefined;
  knownIssues?:
    readonly { readonly name: string; readonly fixedIn?: string | null | undefined }[] | undefined;
}

/** A version that must run before upgrading to a release, because a step in between depends on it. */
export interface RequiredStop {
  /** The minor version to run first, `3.4`. */
  at: string;
  /** Users of this version or a later one don't need the stop. By default, this is the first version of `at`. */
  unlessFrom?: string | null | undefined;
  why: string;
}

/** The remaining change after several successive releases change the same setting. */
export interface NetResult {
  name: string;
  /** The entries that it replaces, `Gateway-3.1.0#its-id`. */
  replaces: readonly string[];
  do: string;
}

/** Adds the frontmatter data to entries. @param entries of one release, in the order of the page */
export function entriesWithFacts(
  entries: readonly ReleaseEntry[],
  { breaking = [], deprecations = [], security = [], knownIssues = [] }: ReleaseFacts,
): ReleaseEntry[] {
  const breakingEntries = entries.filter(({ kind }) => kind === "breaking");
  return entries.map((entry) => {
    const named = <Fact extends { readonly name: string }>(facts: readonly Fact[]) =>
      facts.find(({ name }) => plainName(name) === entry.name);
    switch (entry.kind) {
      case "breaking":
        return withoutGaps(entry, { action: breaking[breakingEntries.indexOf(entry)]?.do });
      case "deprecation":
        return withoutGaps(entry, { action: named(deprecations)?.do });
      case "security": {
        const fix = named(security);
        return withoutGaps(entry, { severity: fix?.severity, affected: fix?.affected });
      }
      case "known-issue":
        return withoutGaps(entry, { fixedIn: named(knownIssues)?.fixedIn });
      default:
        return entry;
    }
  });
}

/** A name in the form that entries use: without the backticks around code. */
export function plainName(name: string): string {
  return name.replaceAll("`", "").trim();
}

/** The final sentence of a known issue. */
export function fixNote(fixedIn: string | undefined): string {
  return fixedIn === undefined ? "No fix is documented." : `Fixed in ${fixedIn}.`;
}

function withoutGaps(
  entry: ReleaseEntry,
  facts: { [Key in keyof ReleaseEntry]?: ReleaseEntry[Key] | null | undefined },
): ReleaseEntry {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return { ...entry, ...Object.fromEntries(known) };
}
