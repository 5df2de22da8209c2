import published from "./published-releases.json" with { type: "json" };

/** Facts about a release other than its changes. */
export interface ReleaseFacts {
  date: string;
  image: string | null;
  tags: string[];
  /** Vulnerability IDs. */
  security: string[];
  /** Whether it has breaking changes. */
  breaking: boolean;
}

interface Difference {
  releases: readonly string[];
  why: string;
  change: (facts: ReleaseFacts) => Partial<ReleaseFacts>;
}

/** Where our notes differ from the list of published releases, and why. */
export const knownDifferences: readonly Difference[] = [
  {
    releases: ["Cli-0.1.0", "Cli-0.2.0", "Cli-0.2.1", "Cli-0.2.4", "Cli-0.2.5"],
    why: "the image is published as conduktor-ctl; the list has the CLI's name",
    change: ({ image }) => ({ image: image?.replace("conduktor-cli", "conduktor-ctl") ?? null }),
  },
  {
    releases: ["0.2.6", "0.2.7", "0.3.0", "0.3.1", "0.3.2", "0.3.3", "0.3.4", "0.4.0", "0.5.0"].map(
      (version) => `Cli-${version}`,
    ),
    why: "the image is published as conduktor-ctl, from 0.2.6 on with a v in its tag",
    change: ({ image }) => ({ image: image?.replace(/conduktor-c(?:li|tl):/, "conduktor-ctl:v") ?? null }),
  },
  {
    releases: ["1.3.1", "1.5.1"],
    why: "the notes name the vulnerability Text4Shell; the list leaves out its id",
    change: () => ({ security: ["CVE-2022-42889"] }),
  },
  {
    releases: ["Console-1.26.0", "Console-1.27.0"],
    why: "the release has the vulnerability and doesn't fix it, so it is a known issue; its tags turn to labels in 1.28.0 only, a deprecation",
    change: () => ({ security: [], breaking: false }),
  },
  {
    releases: ["Console-1.28.0"],
    why: "the release fixes all critical CVEs of the monitoring image, and the notes of 1.26.0 and 1.27.0 name the one that it had",
    change: () => ({ security: ["CVE-2024-41110"] }),
  },
  {
    releases: ["Console-1.21.0", "Console-1.23.0", "Gateway-3.2.2", "Gateway-3.4.0"],
    why: "the list counts changes that a later release makes; here they are deprecations",
    change: () => ({ breaking: false }),
  },
  {
    releases: [
      "1.3.1",
      "1.4.0",
      "1.5.1",
      "1.11.0",
      "1.13.1",
      "1.17.1",
      "Cli-0.1.1",
      "Cli-0.2.0",
      "Cli-0.2.6",
      "Cli-0.3.0",
      "Cli-0.3.1",
      "Cli-0.5.0",
      "Console-1.20.0",
      "Console-1.33.0",
      "Gateway-2.0.0",
      "Gateway-2.1.1",
      "Gateway-2.1.2",
      "Gateway-2.1.5",
      "Gateway-2.1.6",
      "Gateway-2.2.1",
      "Gateway-2.3.0",
      "Gateway-2.3.1",
      "Gateway-2.6.0",
      "Gateway-3.0.0",
      "Gateway-3.0.1",
      "Gateway-3.0.2",
      "Gateway-3.6.1",
      "Gateway-3.8.1",
    ],
    why: "the change was published among features and fixes, where the list doesn't count it, though it can break an installation",
    change: () => ({ breaking: true }),
  },
];

/** What the list of published releases says, by the releases' names, as it was published. */
export const publishedReleases: Readonly<Record<string, ReleaseFacts>> = published;

/** Published releases that are missing from the list. */
export const unlistedReleases: Readonly<Record<string, ReleaseFacts>> = {
  "Console-1.32.1": {
    date: "2025-03-24",
    image: "conduktor/conduktor-console:1.32.1",
    tags: ["fix"],
    security: ["CVE-2025-22228", "CVE-2025-30204"],
    breaking: false,
  },
};

/** What our pages have to say about each release, by its name: as published, except for the known differences. */
export function releaseFacts(): Record<string, ReleaseFacts> {
  const facts = { ...publishedReleases, ...unlistedReleases };
  for (const { releases, change } of knownDifferences)
    for (const name of releases) {
      const own = facts[name];
      if (own) facts[name] = { ...own, ...change(own) };
    }
  return facts;
}
