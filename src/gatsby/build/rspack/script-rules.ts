import path from "node:path";
import type { RuleSetRule, RuleSetUseItem } from "@rspack/core";
import { filesWithQueries } from "./query-files";

interface Bundle {
  /** Absolute path of the site. */
  root: string;
  /** Gatsby's name for the bundle: `build-javascript`, `build-html`, `develop` or `develop-html`. */
  stage: string;
}

/** How Gatsby requests one of a page's two modules. */
const hasExport = /[?&]export=/;

/** Compiled by esbuild, next to the program that Gatsby is started with. */
const takeQueriesLoader = path.join(__dirname, "take-queries-loader.cjs");

/**
 * Compiles scripts with Rspack's built-in SWC. For files with a query, Gatsby's Babel plugin then removes the query. The few
 * files with a component that Gatsby finds in the source go through Gatsby's entire Babel configuration.
 * @param rules Gatsby's rules
 * @returns the rules, with the rule for scripts replaced
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
  // While the development server runs, a file can get its first query.
  const maybeQueries = stage.startsWith("develop") ? [path.join(root, "src") + path.sep] : queries;
  // Gatsby's page about an unknown address, which only development has.
  const developmentPage = path.join(cacheFolder, "dev-404-page.js");
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
          // SWC would prepare exports for Fast Refresh that are removed later, so the loader does it.
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
      // A list of imports with one entry per template.
      exclude: [/async-requires\.js$/, developmentPage],
      use: swc({ syntax: "ecmascript", jsx: true }),
    },
    {
      type: "javascript/auto",
      include: developmentPage,
      use: [takeQueries, swc({ syntax: "ecmascript", jsx: true }, false)],
    },
  ];
}

/** Whether this is Gatsby's rule for scripts, which includes all files of a site and configures Babel for each file. */
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
        // All browsers in package.json's `browserslist` support it.
        target: "es2022",
        parser,
        transform: { react: { runtime: "automatic", development, refresh } },
      },
    },
  };
}
