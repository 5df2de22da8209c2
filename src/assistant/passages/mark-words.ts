import type { ContentNode } from "../../model/content/content-tree";

/**
 * Marks the words of a question in content. Code samples stay unchanged.
 * @param words in lower case
 */
export function markWords(nodes: readonly ContentNode[], words: readonly string[]): ContentNode[] {
  const pattern = patternOf(words);
  if (pattern === null) return [...nodes];
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node !== "string")
      return [node.children ? { ...node, children: markWords(node.children, words) } : node];
    return node
      .split(pattern)
      .map((part, index): ContentNode => (index % 2 === 1 ? { type: "mark", children: [part] } : part))
      .filter((part) => part !== "");
  });
}

/** How many of the words a text contains. */
export function countWords(text: string, words: readonly string[]): number {
  const pattern = patternOf(words);
  if (pattern === null) return 0;
  return new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())).size;
}

/** Longer words first, so that a name isn't marked in part. */
function patternOf(words: readonly string[]): RegExp | null {
  const sources = [...words]
    .filter((word) => word !== "")
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (sources.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(${sources.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}
