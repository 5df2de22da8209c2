import { decodeOr, isWellFormed } from "../../model/navigation/path";
import type { ContentProblem } from "../../model/problem/problem";

/** Something that claims an address. `line` is 0 where the whole file does. */
export interface AddressClaim {
  path: string;
  file: string;
  line: number;
}

/** What ends a path, is encoded in it, or can't stand in the name of a file on each system. */
const unfit = /[\s%#?\\|<>"^`{}[\]*:\p{Cc}]/u;

/** The same for addresses that are the same where case, or the way an accent is written, doesn't count. */
export function addressKey(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/**
 * Checks the addresses of pages, all before any page is made: characters that a path can't have, and addresses that more
 * than one page claims. Two that differ only in case are one folder on many machines and hosts.
 */
export function checkAddresses(claims: readonly AddressClaim[]): ContentProblem[] {
  const first = new Map<string, AddressClaim>();
  return claims.flatMap((claim): ContentProblem[] => {
    const problem = (message: string, hint: string): ContentProblem => ({
      severity: "error",
      file: claim.file,
      line: claim.line,
      column: claim.line > 0 ? 1 : 0,
      message,
      hint,
    });
    const [character] = unfit.exec(claim.path) ?? [];
    if (character !== undefined)
      return [
        problem(
          `the address ${claim.path} can't hold ${character.trim() === "" ? "a blank" : `\`${character}\``}`,
          "rename the file or give it a `slug`",
        ),
      ];
    const key = addressKey(claim.path);
    const other = first.get(key);
    if (!other) {
      first.set(key, claim);
      return [];
    }
    const isSame = other.path === claim.path;
    return [
      problem(
        isSame
          ? `the address ${claim.path} is taken by ${other.file}`
          : `the address ${claim.path} differs only in case from ${other.path} of ${other.file}`,
        "rename one file or give it a `slug`",
      ),
    ];
  });
}

/**
 * Reads an address that a redirect begins at; one of an earlier site may hold blanks and accents, encoded or not.
 * @returns the decoded path, or why there is no such address
 */
export function readOldAddress(written: string): { path: string } | { reason: string } {
  if (!written.startsWith("/") || written.startsWith("//")) return { reason: "doesn't start with one slash" };
  if (/[?#]/.test(written)) return { reason: "has a query or a hash, which redirects can't tell apart" };
  if (!isWellFormed(written)) return { reason: "has a percent sign that encodes nothing" };
  const path = decodeOr(written);
  const [character] = /[%#?\\\p{Cc}]/u.exec(path) ?? [];
  return character === undefined ? { path } : { reason: `can't hold \`${character}\`` };
}

/** An address as hosts' files and other machines read it: what isn't encoded yet is. */
export function encodedAddress(address: string): string {
  return encodeURI(address).replace(/%25([0-9a-f]{2})/gi, "%$1");
}
