import { createRequire } from "node:module";
import type { LoaderContext } from "@rspack/core";

type Callback = LoaderContext<Options>["callback"];
type SourceMap = Parameters<Callback>[2];

interface Babel {
  transformSync: (
    source: string,
    options: object,
  ) => { code?: string | null; map?: Exclude<SourceMap, string> | null } | null;
}

interface Options {
  /** Gatsby's name for the bundle. */
  stage: string;
}

const ofGatsby = createRequire(require.resolve("gatsby/package.json"));

/**
 * A loader that runs after SWC. It uses Gatsby's own Babel plugins to remove queries from a script, and to remove everything
 * that a page's two modules (`?export=default`, `?export=head`) don't export.
 * @see node_modules/gatsby/dist/utils/babel-loader-helpers.js, which shows when Gatsby uses them
 */
export default function takeQueries(
  this: LoaderContext<Options>,
  source: string,
  sourceMap?: SourceMap,
): void {
  const { stage } = this.getOptions();
  if (!needsBabel(source, this.resourceQuery)) {
    this.callback(null, source, sourceMap);
    return;
  }
  const babel = ofGatsby("@babel/core") as Babel;
  const apis = stage === "build-javascript" || stage === "develop" ? apisToRemove(this.resourceQuery) : [];
  const plugins: [string, object][] = [
    [ofGatsby.resolve("babel-plugin-remove-graphql-queries"), { stage, staticQueryDir: "page-data/sq/d" }],
  ];
  if (apis.length > 0)
    plugins.push([ofGatsby.resolve("gatsby/dist/utils/babel/babel-plugin-remove-api"), { apis }]);
  // Runs last, as in Gatsby, on the remaining code of a page's module.
  if (stage === "develop" && this.resourceQuery !== "")
    plugins.push([ofGatsby.resolve("react-refresh/babel"), { skipEnvCheck: true }]);
  const result = babel.transformSync(source, {
    filename: this.resourcePath,
    babelrc: false,
    configFile: false,
    sourceType: "module",
    compact: false,
    sourceMaps: sourceMap !== undefined,
    inputSourceMap: sourceMap,
    plugins,
  });
  this.callback(null, result?.code ?? "", result?.map ?? undefined);
}

/**
 * Whether a script can contain a query or is one of a page's two modules.
 * @param resourceQuery the query string with which Gatsby requests the script
 */
export function needsBabel(source: string, resourceQuery: string): boolean {
  return /\bgraphql\b/.test(source) || resourceQuery !== "";
}

/** The exports to remove from a page's module, by the query string with which Gatsby requests it. */
export function apisToRemove(resourceQuery: string): string[] {
  const wanted = new URLSearchParams(resourceQuery).get("export");
  return [
    ...["getServerData", "config"],
    ...(wanted === "default" ? ["Head"] : []),
    ...(wanted === "head" ? ["default"] : []),
  ];
}
