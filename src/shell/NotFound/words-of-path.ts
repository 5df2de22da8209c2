/**
 * The words in an address, to search for its subject.
 * @example wordsOfPath("/gateway/how-to/sni_routing.html") === "sni routing"
 * @returns the words of the last segment that has any; empty if none has
 */
export function wordsOfPath(path: string): string {
  const segments = path.split("/").map((segment) => {
    const text = decode(segment).replace(/\.[a-z]{1,5}$/i, "");
    return text.split(/[^\p{L}\p{N}.]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  });
  return (segments.findLast((words) => words.length > 0) ?? []).join(" ");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
