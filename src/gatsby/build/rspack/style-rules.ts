import { createHash } from "node:crypto";
import path from "node:path";
import type { RuleSetRule, RuleSetUseItem } from "@rspack/core";

interface LoaderUse {
  loader: string;
  options: Record<string, unknown>;
}

/**
 * Adapts one of Gatsby's rules for styles to Rspack:
 * - Removes the PostCSS loader, which adds prefixes for old browsers file by file. Rspack's minimizer adds them to all files at
 *   the end.
 * - Generates class names that don't depend on the bundle. css-loader would derive them from the name under which a file is
 *   requested. Rspack changes that name when it extracts styles from scripts, so pages and styles would have different class
 *   names.
 * @param root absolute path of the site
 */
export function styleRule(rule: RuleSetRule, root: string): RuleSetRule {
  const { oneOf, use } = rule;
  if (oneOf) return { ...rule, oneOf: oneOf.map((one) => one && styleRule(one, root)) };
  if (!Array.isArray(use)) return rule;
  return {
    ...rule,
    use: use.filter((item) => !isLoader(item, "postcss-loader")).map((item) => named(item, root)),
  };
}

function named(item: RuleSetUseItem, root: string): RuleSetUseItem {
  if (!isLoader(item, "css-loader") || typeof item.options.modules !== "object") return item;
  const getLocalIdent = (
    { resourcePath }: { resourcePath: string },
    _template: string,
    localName: string,
  ): string => className(path.relative(root, resourcePath), localName);
  return { ...item, options: { ...item.options, modules: { ...item.options.modules, getLocalIdent } } };
}

/**
 * Returns the name of a class in the built site, in Gatsby's format.
 * @param file a CSS module, relative to the site
 * @param localName the class name in the file
 */
export function className(file: string, localName: string): string {
  const hash = createHash("sha256")
    .update(`${file.replaceAll(path.sep, "/")}\0${localName}`)
    .digest("hex");
  return `${path.basename(file, ".css").replaceAll(".", "-")}--${localName}--${hash.slice(0, 5)}`;
}

function isLoader(item: RuleSetUseItem, name: string): item is LoaderUse {
  return typeof item === "object" && item.loader.includes(`${path.sep}${name}${path.sep}`);
}
