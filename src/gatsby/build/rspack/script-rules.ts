import path from "node:path";
import type { RuleSetRule, RuleSetUseItem } from "@rspack/core";
import { filesWithQueries } from "./query-files";

interface Bundle {
  /** Absolute path of the site. */
  root: string;
  /** Gatsby's name for the bundle: `build-javascript`, `build-html`, `develop` or `develop-html`. */
  stage: string;
}

/** How Gatsby asks for one of a page's two modules. */
const hasExport = /[?&]export=/;

/** Compiled by esbuild beside the program that Gatsby is started with. */
const takeQueriesLoader = path.join(__dirname, "take-queries-loader.cjs");

/**
 * How scripts are compiled: by SWC inside of Rspack. Files with a query lose it by Gatsby's Babel plugin afterwards; the few
 * that use a component which Gatsby finds in the source are left to all of its Babel.
 * @param rules Gatsby's
 * @returns the rules with others in the place of that for scripts
 */
export function scriptRules(rules: readonly RuleSetRule[], { root, stage }: Bundle): RuleSetRule[] {
  const { queries, components } = filesWithQueries(root);
  const swc = (parser: Parser, refresh = stage === "develop") => swcLoader(parser, stage, refresh);
  const ofSite = [path.join(root, "src") + path.sep, path.join(root, "gatsby-")];
  const cacheFolder = path.join(root, ".cache") + path.sep;
  const compiled = { type: "javascript/auto", exclude: /[\\/]node_modules[\\/]/ };
  const byKind = (refresh?: boolean) => [
    { test: /\.ts$/, use: swc({ syntax: "typescript" }, refresh) },
    { test: /\.tsx$/, use: swc({ syntax: "typescript", tsx: true }, refresh) },
    { test: /\.jsx?$/, use: swc({ syntax: "ecmascript", jsx: true }, refresh) },
  ];
  const takeQueries = { loader: takeQueriesLoader, options: { stage } };
  // A file can get its first query while the server runs.
  const maybeQueries = stage.startsWith("develop") ? [path.join(root, "src") + path.sep] : queries;
  return [
    ...rules.flatMap((rule) => {
      if (!isForScripts(rule)) return [rule];
      return components.length > 0 ? [{ ...rule, include: components }] : [];
    }),
    ...byKind().map(({ test, use }) => ({
      ...compiled,
      test,
      use,
      include: ofSite,
      exclude: [compiled.exclude, ...maybeQueries, ...components],
    })),
    ...(maybeQueries.length > 0
      ? [
          // SWC would prepare exports for Fast Refresh that are taken out afterward, so the loader does it.
          ...byKind(false).map((kind) => ({ ...kind, resourceQuery: hasExport })),
          ...byKind().map((kind) => ({ ...kind, resourceQuery: { not: hasExport } })),
        ].map(({ use, ...kind }) => ({
          ...compiled,
          ...kind,
          use: [takeQueries, use],
          include: maybeQueries,
          exclude: [compiled.exclude, ...components],
        }))
      : []),
    {
      type: "javascript/auto",
      test: /\.m?js$/,
      include: cacheFolder,
      // A list of imports, as long as there are templates.
      exclude: /async-requires\.js$/,
      use: swc({ syntax: "ecmascript", jsx: true }),
    },
  ];
}

/** Whether a rule is Gatsby's for scripts: it takes whatever a site has, and decides by file what its Babel does. */
function isForScripts({ test, use }: RuleSetRule): boolean {
  return test instanceof RegExp && test.test("page.tsx") && typeof use === "function";
}

interface Parser {
  syntax: "typescript" | "ecmascript";
  tsx?: boolean;
  jsx?: boolean;
}

/** @see https://swc.rs/docs/configuration/compilation */
function swcLoader(parser: Parser, stage: string, refresh: boolean): RuleSetUseItem {
  const development = stage.startsWith("develop");
  return {
    loader: "builtin:swc-loader",
    options: {
      sourceMaps: development,
      jsc: {
        // All browsers of package.json's `browserslist` know it.
        target: "es2022",
        parser,
        transform: { react: { runtime: "automatic", development, refresh } },
      },
    },
  };
}
