/** Shorter names fit into any column. */
const longName = 20;

/**
 * Cuts code where a line may end: after the separators of qualified names, options, paths and assignments. What is short,
 * and what spaces part already, stays whole.
 *
 * @param code of one line
 * @returns the parts, which make up the code again
 */
export function breakableParts(code: string): string[] {
  return code
    .split(/(?<= )/)
    .flatMap((word) =>
      word.length < longName ? [word] : word.split(/(?<=[\w)}\]][./_=:,-]+)(?=[\w<{$"'[(])/),
    )
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      // A space is a place to break at by itself.
      if (last?.endsWith(" ")) parts[parts.length - 1] = last + part;
      else parts.push(part);
      return parts;
    }, []);
}
