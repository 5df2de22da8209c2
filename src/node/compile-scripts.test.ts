import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { CreateWebpackConfigArgs } from "gatsby";
import { compileScripts, needsNoBabel } from "./compile-scripts";

const root = mkdtempSync(path.join(tmpdir(), "compile-scripts-"));
afterAll(() => rmSync(root, { recursive: true }));

function file(name: string, text = "export const one = 1;\n"): string {
  const absolute = path.join(root, name);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  return absolute;
}

test("the site's own components need no Babel", () => {
  expect(needsNoBabel(file("src/shell/Navbar.tsx"), root)).toBe(true);
});

test.each([
  ["a template", "src/templates/doc.tsx", ""],
  ["a page", "src/pages/search.tsx", ""],
  [
    "a query",
    "src/shell/use-title.ts",
    "export const useTitle = () => useStaticQuery(graphql`{ site { id } }`);",
  ],
  [
    "an image of gatsby-plugin-image",
    "src/shell/Logo.tsx",
    "export const Logo = () => <StaticImage src='a.png' />;",
  ],
  ["Gatsby's own code", ".cache/production-app.js", ""],
  ["a package", "node_modules/yaml/index.js", ""],
])("Babel keeps %s", (_, name, text) => {
  expect(needsNoBabel(file(name, text), root)).toBe(false);
});

/** @returns the rules as they are after the hook, by the files that they take */
function rulesAfter(stage: string, rules: object[]) {
  const added: object[] = [];
  compileScripts(
    {
      stage,
      getConfig: () => ({ module: { rules } }),
      actions: {
        replaceWebpackConfig: () => undefined,
        setWebpackConfig: ({ module }: { module: { rules: object[] } }) => added.push(...module.rules),
      },
    } as unknown as CreateWebpackConfigArgs,
    root,
  );
  return { babel: rules[0] as { exclude?: (file: string) => boolean }, added };
}
const babelRule = () => ({ test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] });

test("of a build's files each has one compiler", () => {
  const { babel, added } = rulesAfter("build-javascript", [babelRule()]);
  const component = file("src/shell/Footer.tsx");
  const template = file("src/templates/release.tsx");
  expect(babel.exclude?.(component)).toBe(true);
  expect(babel.exclude?.(template)).toBe(false);
  for (const rule of added as { include: (file: string) => boolean }[]) {
    expect(rule.include(component)).toBe(true);
    expect(rule.include(template)).toBe(false);
  }
});

test("Babel keeps all while developing, and where Gatsby's rule isn't what it was", () => {
  expect(rulesAfter("develop", [babelRule()]).added).toEqual([]);
  expect(rulesAfter("build-html", [{ test: /\.css$/, use: [] }]).added).toEqual([]);
});
