/** Shorter names fit into any column. */
const longName = 20;

/**
 * Splits code where a line can break: after the separators of qualified names, options, paths and assignments. Short code,
 * and code that contains spaces, stays whole.
 * @param code of one line
 * @returns the parts, which add up to the code
 */
export function breakableParts(code: string): string[] {
  return code
    .split(/(?<= )/)
    .flatMap((word) =>
      word.length < longName ? [word] : word.split(/(?<=[\w)}\]][./_=:,-]+)(?=[\w<{$"'[(])/),
    )
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      // Lines already break at spaces.
      if (last?.endsWith(" ")) parts[parts.length - 1] = last + part;
      else parts.push(part);
      return parts;
    }, []);
}
