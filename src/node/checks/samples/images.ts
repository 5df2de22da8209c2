import type { Finding } from "./sample";

const image = /conduktor\/conduktor-gateway:v?([\w.-]+)/g;

/** Tags of Gateway's image that no release has. @param releases known versions, such as `3.8.1` */
export function imageFindings(text: string, releases: readonly string[]): Finding[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(image)].flatMap(([whole, tag = ""]): Finding[] => {
      const version = tag.replace(/-amd64$|[.-]+$/, "");
      if (!/^\d/.test(version) || releases.includes(version)) return [];
      const hint = `releases: ${releases.join(", ")}`;
      return [
        { line: index + 1, message: `there is no release ${version} of ${whole.split(":")[0] ?? ""}`, hint },
      ];
    }),
  );
}
