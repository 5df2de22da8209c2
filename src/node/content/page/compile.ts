import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Root } from "hast";
import type { ContentNode } from "../../../model/content/content-tree";
import type { ContentProblem } from "../../../model/problem/problem";
import { checkComponents } from "../evaluate/components-known";
import { diagramSizesFile, type DiagramSizes } from "../parse/diagram-sizes";
import { strayElements, type PartialFunction } from "../evaluate/element";
import { evaluateContent } from "../evaluate/evaluate";
import { dataBlock, dataBlockNames } from "../../data/data-blocks";
import { parseContent } from "../parse/markdown";
import { declaredNames } from "../evaluate/module-code";
import { collectReferences, type ContentLink } from "../references/references";
import { Reporter } from "../../problems/reporter";
import { splitSource, type ContentSource } from "../../reading/source";
import { nearestFile } from "../../reading/translated-file";
import { walk } from "../parse/walk";

/** The environment that content can refer to. */
export interface Environment {
  /** Absolute path of the repository. */
  root: string;
  /** `{product.name}`, `{version.gateway}` … */
  variables: { product: Record<string, string>; version: Record<string, string> };
  glossary: Readonly<Record<string, { term: string; definition: string }>>;
  diagramSizes: DiagramSizes;
}

/** Another file that a page was built from; `digest` is `missing` if the file didn't exist. */
export interface Dependency {
  file: string;
  digest: string;
}

export interface CompiledContent {
  tree: ContentNode[];
  links: ContentLink[];
  images: string[];
  dependencies: Dependency[];
  problems: ContentProblem[];
}

/**
 * Compiles a content file's body to JSON, including its partials.
 * @param source the split file; the extension of `source.file` determines the format
 */
export function compileContent(source: ContentSource, environment: Environment): CompiledContent {
  const compiled: Omit<CompiledContent, "tree"> = { links: [], images: [], dependencies: [], problems: [] };
  const evaluate = compileFile(source, environment, [source.file], compiled);
  const tree = evaluate({});
  compiled.problems.push(...strayElements(tree));
  return { tree, ...compiled, images: [...new Set(compiled.images)] };
}

function compileFile(
  source: ContentSource,
  environment: Environment,
  stack: readonly string[],
  compiled: Omit<CompiledContent, "tree">,
): (properties: Readonly<Record<string, unknown>>) => ContentNode[] {
  const report = new Reporter(source.file);
  const { product, version } = environment.variables;
  const fenceVariables = Object.fromEntries([
    ...Object.entries(product).map(([name, value]) => [`product.${name}`, value]),
    ...Object.entries(version).map(([name, value]) => [`version.${name}`, value]),
  ]) as Record<string, string>;
  const format = source.file.endsWith(".mdx") ? "mdx" : "md";
  const { tree, hasDiagram } = parseContent(source.body, format, report, {
    variables: fenceVariables,
    diagramSizes: environment.diagramSizes,
  });
  if (hasDiagram) compiled.dependencies.push(dependencyOn(environment.root, diagramSizesFile));
  if (stack.length > 1) refuseFootnotes(tree, report);
  const references = collectReferences(tree, environment.root, report);
  compiled.links.push(...references.links);
  compiled.images.push(...references.images);
  for (const image of [...references.images, ...references.missing])
    compiled.dependencies.push(dependencyOn(environment.root, image));
  const partials = {
    ...dataBlocks(report, environment, stack, compiled),
    ...importPartials(tree, report, environment, stack, compiled),
  };
  checkComponents(tree, [...Object.keys(partials), ...exportedNames(tree)], report);
  // Checked here because a partial that is imported but not used is never evaluated.
  compiled.problems.push(...source.problems, ...report.problems.splice(0));
  const context = {
    report,
    glossary: environment.glossary,
    root: environment.root,
    dependOn: (file: string) => compiled.dependencies.push(dependencyOn(environment.root, file)),
  };
  const variables = { product: onlyKnown("product", product), version: onlyKnown("version", version) };
  return (properties) => {
    const nodes = evaluateContent(tree, partials, { ...variables, props: properties }, context);
    compiled.problems.push(...report.problems.splice(0));
    return nodes;
  };
}

/** Components whose content is generated from a data file: like partials, but from generated Markdown. */
function dataBlocks(
  report: Reporter,
  environment: Environment,
  stack: readonly string[],
  compiled: Omit<CompiledContent, "tree">,
): Record<string, PartialFunction> {
  return Object.fromEntries(
    dataBlockNames.map((name): [string, PartialFunction] => [
      name,
      (properties, position) => {
        const block = dataBlock(name, properties, environment.root, (message, hint) => {
          report.error(position, message, hint);
        });
        if (!block) return [];
        compiled.dependencies.push(...block.files.map((file) => dependencyOn(environment.root, file)));
        const source = splitSource(block.file, block.markdown);
        return compileFile(source, environment, [...stack, block.file], compiled)({});
      },
    ]),
  );
}

function importPartials(
  tree: Root,
  report: Reporter,
  environment: Environment,
  stack: readonly string[],
  compiled: Omit<CompiledContent, "tree">,
): Record<string, PartialFunction> {
  const partials: Record<string, PartialFunction> = {};
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm") continue;
    for (const statement of node.data?.estree?.body ?? []) {
      // A node can contain several statements. estree counts columns from 0.
      const position = statement.loc
        ? { line: statement.loc.start.line, column: statement.loc.start.column + 1 }
        : node;
      if (statement.type !== "ImportDeclaration") {
        const isDeclaration = statement.type === "ExportNamedDeclaration" && statement.declaration;
        if (!isDeclaration)
          report.error(position, "only declarations can be exported", "write `export const name = …`");
        continue;
      }
      const from = String(statement.source.value);
      const file = nearestFile(environment.root, path.posix.join(path.posix.dirname(report.file), from));
      const name = statement.specifiers.find((specifier) => specifier.type === "ImportDefaultSpecifier")
        ?.local.name;
      for (const specifier of statement.specifiers) partials[specifier.local.name] = () => [];
      if (!from.startsWith(".") || !/\/_[^/]+\.mdx?$/.test(`/${file}`) || !name) {
        report.error(
          position,
          `\`${from}\` can't be imported`,
          'import only partials: import Name from "./_name.mdx"',
        );
        continue;
      }
      compiled.dependencies.push(dependencyOn(environment.root, file));
      if (!existsSync(path.join(environment.root, file))) {
        report.error(
          position,
          `the partial \`${from}\` doesn't exist`,
          `create ${file}, or correct the path`,
        );
      } else if (stack.includes(file)) {
        report.error(
          position,
          `the partial imports itself: ${[...stack.slice(stack.indexOf(file)), file].join(" → ")}`,
        );
      } else {
        const source = splitSource(file, readFileSync(path.join(environment.root, file), "utf8"));
        partials[name] = compileFile(source, environment, [...stack, file], compiled);
      }
    }
  }
  return partials;
}

/** An expression with an unknown variable would silently render nothing. */
function onlyKnown(name: string, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return new Proxy(values, {
    get: (target, key) => {
      if (typeof key === "string" && Object.hasOwn(target, key)) return target[key];
      const known = Object.keys(target).map((each) => `${name}.${each}`);
      throw new Error(`\`${name}.${String(key)}\` isn't a variable. Use one of: ${known.join(", ")}`);
    },
  });
}

/** Footnotes are numbered per file, so footnotes in a partial would have the same IDs as the page's own. */
function refuseFootnotes(tree: Root, report: Reporter): void {
  walk(tree, (node) => {
    if (node.type === "element" && node.properties.dataFootnoteRef)
      report.error(node, "a partial can't have footnotes", "move the note into the text");
  });
}

function exportedNames(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === "mdxjsEsm" && node.data?.estree ? declaredNames(node.data.estree) : [],
  );
}

/** The state of a file that a page depends on. @param file path from the root of the repository */
export function dependencyOn(root: string, file: string): Dependency {
  const absolute = path.join(root, file);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) return { file, digest: "missing" };
  return { file, digest: createHash("sha256").update(readFileSync(absolute)).digest("hex") };
}
