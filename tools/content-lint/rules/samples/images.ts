import { didYouMean } from "../../../../src/model/problem/suggestion";
import { vendor, type KnownImages } from "../../facts/known-images";
import type { Finding } from "../../document/finding";
import { textRule } from "../../rule/rule";

const image = /\bconduktor\/conduktor-[a-z-]+:[\w.-]+/g;
/** Names of images that are no longer published. Their tags are unknown. */
const former = ["platform", "platform-cortex"];

/** Checks sentences, frontmatter and samples. */
export const images = textRule(
  "samples/images",
  "Images that aren't published, and tags that don't belong to a release.",
  (text, _document, { facts }) => imageFindings(text, facts.images),
);

/** Images that aren't published, and tags without a release. */
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
        return [{ ...at, message: `${name} isn't a published image`, hint }];
      }
      if (!/^v?\d/.test(tag) || tags.includes(tag)) return [];
      return [{ ...at, message: `${name} has no tag ${tag}`, hint: `use one of: ${tags.join(", ")}` }];
    }),
  );
}
