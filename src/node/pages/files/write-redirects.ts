import { isExternal } from "../../../model/navigation/path";
import { encodedAddress } from "../../navigation/addresses";
import type { Redirect } from "../../navigation/redirects";
import { writeTextFile } from "../../published-files/write-data";

/**
 * Writes the redirects for hosts: `public/_redirects` (`from to status`, with and without the trailing slash) for hosts that
 * support it, and `public/redirects.json` (a map of addresses with slash) as the source for other formats. For all other hosts,
 * there are pages that redirect in the browser.
 * @param prefix folder that the site is published under, such as `/docs`
 */
export function writeRedirects(
  root: string,
  redirects: readonly Pick<Redirect, "from" | "to">[],
  prefix = "",
): void {
  const written = (address: string) => encodedAddress(isExternal(address) ? address : prefix + address);
  // The address of a file doesn't end with a slash.
  const lines = redirects.flatMap(({ from, to }) =>
    [...new Set([from, from.replace(/\/$/, "")])].map((address) => `${written(address)} ${written(to)} 301`),
  );
  writeTextFile(root, "/_redirects", lines.map((line) => `${line}\n`).join(""));
  const map = Object.fromEntries(redirects.map(({ from, to }) => [written(from), written(to)]));
  writeTextFile(root, "/redirects.json", `${JSON.stringify(map, null, 1)}\n`);
}
