import { bodySentences } from "../../document/content-document";
import { escaped } from "../../languages/regular-expression";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/** If a site doesn't set a name, the name is "the product", so it can't have an article or start a sentence. */
export const productName = documentRule(
  "prose/product-name",
  "`{product.name}` at the start of a sentence, or after one of the `articles` in content/prose.yaml.",
  (document, { prose }) =>
    bodySentences(document)
      .split("\n")
      .flatMap((line, index, lines) => {
        const paragraph = lines[index - 1]?.trim() ? null : line;
        return [...articlesBefore(line, prose?.articles ?? []), ...smallBeginnings(line, paragraph)].map(
          (message): Finding => ({ line: index + 1, message }),
        );
      }),
);

function articlesBefore(line: string, articles: readonly string[]): string[] {
  const plain = line.replace(/`[^`]*`/g, "x").replace(/\]\([^)]*\)/g, "]");
  const article = new RegExp(`\\b(${articles.map(escaped).join("|")})[\\s*_]+\\{product\\.name\\}`, "gi");
  return [...plain.matchAll(article)].map(
    ([, word = ""]) => `"${word} {product.name}" becomes "${word} the product"`,
  );
}

/** @param paragraph the line if it starts a paragraph, or else null */
function smallBeginnings(line: string, paragraph: string | null): string[] {
  const inside = /(?:^\s*(?:[-*+>#]|\d+\.)\s+|[.!?]\s+|\|\s*)[*_]*\{product\.name\}/;
  if (!inside.test(line) && !/^\s*[*_]*\{product\.name\}/.test(paragraph ?? "")) return [];
  return ["a sentence can't begin with {product.name}, because its value might be lowercase"];
}
