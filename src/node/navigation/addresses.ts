import { decodeOr, isWellFormed } from "../../model/navigation/path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";

/** A claim to an address. `line` is 0 if the claim comes from the whole file. */
export interface AddressClaim {
  path: string;
  file: string;
  line: number;
}

/** Characters that end a path, are encoded in it, or aren't allowed in file names on every system. */
const unfit = /[\s%#?\\|<>"^`{}[\]*:\p{Cc}]/u;

/** A key that is equal for addresses that differ only in case or in the encoding of accents. */
export function addressKey(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/**
 * Checks the addresses of all pages before any page is created, for characters that a path can't contain and for addresses that
 * several pages claim. On many machines and hosts, two addresses that differ only in case are the same folder.
 */
export function checkAddresses(claims: readonly AddressClaim[]): ContentProblem[] {
  const first = new Map<string, AddressClaim>();
  return claims.flatMap((claim): ContentProblem[] => {
    const { file, line } = claim;
    const problem = (message: string, hint: string) =>
      errorIn(file, message, hint, { line, column: line > 0 ? 1 : 0 });
    const [character] = unfit.exec(claim.path) ?? [];
    if (character !== undefined)
      return [
        problem(
          `the address ${claim.path} can't contain ${character.trim() === "" ? "a space" : `\`${character}\``}`,
          "rename the file, or give it a `slug`",
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
          ? `the address ${claim.path} is already used by ${other.file}`
          : `the address ${claim.path} differs only in case from ${other.path}, the address of ${other.file}`,
        "rename one of the files, or give it a `slug`",
      ),
    ];
  });
}

/**
 * Parses the source address of a redirect. Addresses from an earlier site can contain spaces and accents, encoded or not.
 * @returns the decoded path, or the reason why the address isn't valid
 */
export function readOldAddress(written: string): { path: string } | { reason: string } {
  if (!written.startsWith("/") || written.startsWith("//"))
    return { reason: "must start with a single slash" };
  if (/[?#]/.test(written))
    return { reason: "can't have a query or a hash, because redirects match only the path" };
  if (!isWellFormed(written)) return { reason: "has a percent sign that isn't part of an encoded character" };
  const path = decodeOr(written);
  const [character] = /[%#?\\\p{Cc}]/u.exec(path) ?? [];
  return character === undefined ? { path } : { reason: `can't contain \`${character}\`` };
}

/** Encodes the remaining characters of an address, which is the form that host files and other programs use. */
export function encodedAddress(address: string): string {
  return encodeURI(address).replace(/%25([0-9a-f]{2})/gi, "%$1");
}
