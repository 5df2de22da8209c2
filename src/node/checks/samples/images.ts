import { didYouMean } from "../../../model/suggestion";
import { compareVersions } from "../../../model/version";
import type { Finding } from "./sample";

/** Tags of an image by its name, `conduktor/conduktor-gateway`. */
export type KnownImages = ReadonlyMap<string, readonly string[]>;

const vendor = "conduktor/conduktor-";
const image = /\bconduktor\/conduktor-[a-z-]+:[\w.-]+/g;
const lines: Readonly<Record<string, readonly string[]>> = {
  Console: ["console", "console-cortex"],
  Gateway: ["gateway"],
  Cli: ["ctl"],
};
/** Names of images that aren't published any more; of their tags nothing is known. */
const former = ["platform", "platform-cortex"];
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

/** Images that aren't published, and tags that no release has. */
export function imageFindings(text: string, images: KnownImages): Finding[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(image)].flatMap(([whole]): Finding[] => {
      const [name = "", written = ""] = whole.split(":");
      if (former.some((part) => name === vendor + part)) return [];
      const tag = written.replace(/-amd64$|[.-]+$/, "");
      const tags = images.get(name);
      const at = { line: index + 1 };
      if (!tags) {
        const names = [...images.keys()];
        if (names.length === 0) return [];
        const hint = `${didYouMean(name, names)}Images: ${names.join(", ")}`;
        return [{ ...at, message: `there is no image ${name}`, hint }];
      }
      if (!/^v?\d/.test(tag) || tags.includes(tag)) return [];
      return [{ ...at, message: `there is no tag ${tag} of ${name}`, hint: `tags: ${tags.join(", ")}` }];
    }),
  );
}
