import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface Rule {
  test?: RegExp;
  use?: unknown;
  include?: unknown;
  exclude?: (file: string) => boolean;
}

interface WebpackConfig {
  module?: { rules?: Rule[] };
}

/**
 * Compiles the site's own scripts by SWC instead of Babel, which takes a sixth of a build. Babel keeps the pages and
 * templates and all that holds a query, since Gatsby takes the queries out with it, and everything while developing.
 * @param root absolute path of the repository
 */
export function compileScripts({ stage, getConfig, actions }: CreateWebpackConfigArgs, root: string): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = (getConfig as () => unknown)() as WebpackConfig;
  const rules = config.module?.rules ?? [];
  const babel = rules.find(({ test, use }) => test?.test("page.tsx") && typeof use === "function");
  // Two compilers on one file would fail, none is slow.
  if (!babel || babel.exclude) return;
  const include = (file: string): boolean => needsNoBabel(file, root);
  babel.exclude = include;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: /\.ts$/, include, type: "javascript/auto", use: swc(false) },
        { test: /\.tsx$/, include, type: "javascript/auto", use: swc(true) },
      ],
    },
  });
}

/** @see https://swc.rs/docs/configuration/compilation */
function swc(tsx: boolean) {
  return {
    loader: "swc-loader",
    options: {
      swcrc: false,
      sourceMaps: false,
      jsc: {
        // All browsers of package.json's `browserslist` know it.
        target: "es2022",
        parser: { syntax: "typescript", tsx },
        transform: { react: { runtime: "automatic" } },
      },
    },
  };
}

/**
 * Whether a file is the site's own and holds nothing that Gatsby changes while it is compiled.
 * @param file absolute path
 * @param root absolute path of the repository
 */
export function needsNoBabel(file: string, root: string): boolean {
  const [top, folder] = path.relative(root, file).split(path.sep);
  if (top !== "src" || folder === "templates" || folder === "pages") return false;
  return !/\bgraphql\b|\bStaticImage\b|\bgatsby-script\b/.test(readFileSync(file, "utf8"));
}
