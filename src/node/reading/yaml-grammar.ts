import loadPrismLanguage from "gatsby-remark-prismjs/load-prism-language.js";
import Prism from "prismjs";

/** The places where a value can begin: on its own line, after a key or a dash, in brackets. */
const start = String.raw`^[ \t]*(?:-[ \t]+)*(?:\?[ \t]+)?|:[ \t]+|[[{][ \t]*|[[{][^\]}\n]*,[ \t]*`;

let isRepaired = false;

/**
 * Fixes Prism's YAML grammar, once: anchors and aliases appear only at the beginning of a value, a value begins after a space,
 * and times such as `80:80` are text since YAML 1.2.
 * @see https://yaml.org/spec/1.2.2/#67-node-properties
 */
export function repairYamlGrammar(): void {
  if (isRepaired) return;
  isRepaired = true;
  loadPrismLanguage("yaml");
  const { yaml } = Prism.languages;
  if (!yaml) return;
  yaml.important = {
    pattern: new RegExp(String.raw`(?<=(?:${start})(?:!\S*[ \t]+)?)[*&][^\s[\]{},]+`, "m"),
    greedy: true,
  };
  for (const name of ["datetime", "boolean", "null", "number"]) {
    const token = yaml[name];
    if (!token || token instanceof RegExp) continue;
    const source = token.pattern.source
      .replace(String.raw`([:\-,[{]\s*`, String.raw`((?:[:\-](?=\s)|[,[{])\s*`)
      .replace(String.raw`|\d\d?:\d{2}(?::\d{2}(?:\.\d*)?)?`, "");
    token.pattern = new RegExp(source, token.pattern.flags);
  }
}
