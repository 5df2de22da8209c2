import { compareVersions } from "../../../src/model/release/version";

/** Tags by image name, such as `conduktor/conduktor-gateway`. */
export type KnownImages = ReadonlyMap<string, readonly string[]>;

/** The prefix of all image names. */
export const vendor = "conduktor/conduktor-";
const lines: Readonly<Record<string, readonly string[]>> = {
  Console: ["console", "console-cortex"],
  Gateway: ["gateway"],
  Cli: ["ctl"],
};
/** From this version on, the CLI's image tags start with `v`, like its Git tags. */
const firstWithPrefix = "0.2.6";

/**
 * The images of the releases with release notes.
 * @param releases names of releases, such as `Gateway-3.8.1`; anything else is ignored
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
