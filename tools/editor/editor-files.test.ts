import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { authorComponents, isAuthorComponent } from "../../src/model/content/author-components";
import { dataBlockNames } from "../../src/node/data/data-blocks";
import { frontmatterTable } from "./frontmatter-table";
import { editorSchemas, schemaFiles, schemaFolder, schemaSettings } from "./schemas";
import { snippets, snippetsPath } from "./snippets";

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), "utf8");
const content = readdirSync(path.join(PROJECT_ROOT, "content"), { recursive: true, encoding: "utf8" }).map(
  (file) => `content/${file}`,
);

/** The files that the globs apply to. */
function filesOf(...globs: readonly string[]): string[] {
  const patterns = globs.map(
    (glob) =>
      new RegExp(
        `^${glob.replaceAll(".", "\\.").replaceAll(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(.+/)?"))}$`,
      ),
  );
  return content.filter((file) => patterns.some((pattern) => pattern.test(file)));
}

const validatorOf = (name: string) =>
  new Ajv({ strict: false, formats: { date: true } }).compile(
    JSON.parse(read(`${schemaFolder}/${name}.json`)) as object,
  );

test("the editor files match the schemas and components (if not, run npm run schemas)", () => {
  const files = schemaFiles();
  expect(readdirSync(path.join(PROJECT_ROOT, schemaFolder)).toSorted()).toEqual(
    Object.keys(files).toSorted(),
  );
  for (const [name, text] of Object.entries(files)) expect(read(`${schemaFolder}/${name}`), name).toBe(text);
  expect(JSON.parse(read(snippetsPath))).toEqual(snippets());
});

test("CONTRIBUTING lists the frontmatter keys from their schema (if not, run npm run schemas)", () => {
  expect(read("CONTRIBUTING.md")).toContain(frontmatterTable());
});

test("VS Code's settings refer to every schema", () => {
  expect(JSON.parse(read(".vscode/settings.json"))).toHaveProperty(["yaml.schemas"], schemaSettings());
});

test.each(Object.entries(editorSchemas).filter(([, { files }]) => files.length > 0))(
  "the schema of %s accepts every file it applies to",
  (name, { files }) => {
    const found = filesOf(...files);
    // Currently, no section has a folder with a file that defines its part of the sidebar.
    if (name !== "category") expect(found).not.toEqual([]);
    const validate = validatorOf(name);
    for (const file of found)
      expect(validate(parse(read(file))), `${file}: ${JSON.stringify(validate.errors)}`).toBe(true);
  },
);

describe.each([
  ["page", /^content\/(platform|gateway|guides|desktop)\/.*\.mdx$/],
  ["release", /^content\/changelog\/.*\d\.mdx$/],
])("the schema of a %s's frontmatter", (name, pattern) => {
  test("accepts every file it applies to", () => {
    const validate = validatorOf(name);
    const files = content.filter((file) => pattern.test(file) && !path.basename(file).startsWith("_"));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const [, yaml = ""] = /^---\n([^]*?)^---$/m.exec(read(file)) ?? [];
      const value: unknown = parseDocument(yaml, { schema: "core" }).toJS();
      expect(validate(value), `${file}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});

test.each([
  ["category", { label: "Guides", positoin: 2 }],
  ["sidebar", [{ label: "No items" }]],
  ["sidebar", [{ label: "A", items: [{ lnk: "/x/" }] }]],
  ["glossary", { "Upper case": { term: "x", definition: "y" } }],
  ["page", { titel: "Misspelled" }],
  ["redirects", { "/old/": "no slash" }],
])("the schema of %s rejects %j", (name, value) => {
  expect(validatorOf(name)(value)).toBe(false);
});

describe("snippets", () => {
  const all = Object.entries(snippets());

  test("each component for authors has a snippet", () => {
    expect(all.map(([name]) => name)).toEqual([...Object.keys(authorComponents), ...dataBlockNames]);
  });

  test.each(all)("the filled-in snippet for <%s passes the component's validation", (name, { body }) => {
    const text = body
      .join("\n")
      .replace(/\$\{\d\|([^,|]+)[^|]*\|\}/g, "$1")
      .replace(/\$\{\d:([^}]*)\}/g, "$1")
      .replace(/\$\d/g, "text");
    const components: (MdxJsxFlowElement | MdxJsxTextElement)[] = [];
    visit(unified().use(remarkParse).use(remarkMdx).parse(text), (node) => {
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") components.push(node);
    });
    expect(components[0]?.name).toBe(name);
    for (const { name: found, attributes } of components) {
      if (found === null || !isAuthorComponent(found)) continue;
      const values = attributes.flatMap((attribute) =>
        attribute.type === "mdxJsxAttribute" ? [[attribute.name, attribute.value]] : [],
      );
      expect(authorComponents[found].safeParse(Object.fromEntries(values)).error).toBeUndefined();
    }
  });
});
