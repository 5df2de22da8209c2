import { compareVersions } from "../../../src/model/release/version";

/** Tags of an image by its name, `conduktor/conduktor-gateway`. */
export type KnownImages = ReadonlyMap<string, readonly string[]>;

/** What the names of all images begin with. */
export const vendor = "conduktor/conduktor-";
const lines: Readonly<Record<string, readonly string[]>> = {
  Console: ["console", "console-cortex"],
  Gateway: ["gateway"],
  Cli: ["ctl"],
};
/** From this version on the CLI's tags begin with `v`, as its Git tags do. */
const firstWithPrefix = "0.2.6";

/**
 * The images that the releases with notes have.
 * @param releases names of releases, `Gateway-3.8.1`; what is no such name is left out
 */
export function imagesOf(releases: readonly string[]): KnownImages {
  const images = new Map<string, string[]>();
  for (const name of releases) {
    const [, line = "", version = ""] = /^([A-Za-z]+)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
    const hasPrefix = line === "Cli" && compareVersions(version, firstWithPrefix) >= 0;
    for (const part of lines[line] ?? []) {
      const tags = images.get(vendor + part) ?? [];
      images.set(vendor + part, [...tags, hasPrefix ? `v${version}` : version]);
    }
  }
  return images;
}
