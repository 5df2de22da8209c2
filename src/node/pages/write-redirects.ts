import { encodedAddress } from "../navigation/addresses";
import type { Redirect } from "../navigation/redirects";
import { writeTextFile } from "./write-data";

/**
 * Writes the redirects for hosts: `public/_redirects` (`from to status`, with and without the trailing slash) for those that
 * read it, and `public/redirects.json` (a map of addresses with slash) to make other forms of. The pages that redirect in
 * the browser serve all other hosts.
 */
export function writeRedirects(root: string, redirects: readonly Pick<Redirect, "from" | "to">[]): void {
  // The address of a file has no slash at its end.
  const lines = redirects.flatMap(({ from, to }) =>
    [...new Set([from, from.replace(/\/$/, "")])].map(
      (address) => `${encodedAddress(address)} ${encodedAddress(to)} 301`,
    ),
  );
  writeTextFile(root, "/_redirects", lines.map((line) => `${line}\n`).join(""));
  const map = Object.fromEntries(redirects.map(({ from, to }) => [encodedAddress(from), encodedAddress(to)]));
  writeTextFile(root, "/redirects.json", `${JSON.stringify(map, null, 1)}\n`);
}
