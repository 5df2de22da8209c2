import { variableProducts } from "../../model/environment-variables";
import type { Interceptor } from "../../model/interceptor";
import type { ContentProblem } from "../../model/problem";
import { interceptorFile } from "../data/interceptor-file";
import { readApi, readMetrics, readVariables, referenceFiles, variableFile } from "../data/reference-file";
import type { ContentText } from "./samples/check-samples";
import { sentencesOf } from "./samples/read-samples";

/**
 * Data that no page shows: groups of variables, metrics and endpoints, and parts of interceptors.
 * @param root absolute path of the repository
 * @param files all pages
 */
export function unshownDataProblems(
  root: string,
  interceptors: readonly Interceptor[],
  files: readonly ContentText[],
): ContentProblem[] {
  const blocks = files.flatMap(({ text }) => blocksIn(sentencesOf(text)));
  return [
    ...variableProducts.flatMap((product) =>
      unshownGroups(variableFile(product), readVariables(root, product).value, (group) =>
        product === "gateway"
          ? `<EnvironmentVariables group="${group}" />`
          : `<EnvironmentVariables product="${product}" group="${group}" />`,
      ),
    ),
    ...unshownGroups(
      referenceFiles.metrics,
      readMetrics(root).value,
      (group) => `<Metrics group="${group}" />`,
    ),
    ...unshownGroups(referenceFiles.api, readApi(root).value, (group) => `<ApiEndpoints group="${group}" />`),
  ]
    .flatMap(({ file, block }) => (blocks.includes(block) ? [] : [problem(file, block)]))
    .concat(
      interceptors.flatMap((interceptor) =>
        neededBlocks(interceptor)
          .filter((name) => !isShown(name, interceptor, interceptors, blocks, files))
          .map((name) => problem(interceptorFile(interceptor.id), `<${name} of="${interceptor.id}" />`)),
      ),
    );
}

function unshownGroups(
  file: string,
  data: { groups: readonly { id: string }[] } | null,
  blockOf: (group: string) => string,
): { file: string; block: string }[] {
  return (data?.groups ?? []).map(({ id }) => ({ file, block: blockOf(id) }));
}

function blocksIn(text: string): string[] {
  return [...text.matchAll(/<[A-Z]\w*(?:\s+\w+="[^"]*")+\s*\/>/g)].map(([block]) =>
    block.replace(/\s+/g, " ").replace(/\s*\/>$/, " />"),
  );
}

type BlockName =
  | "InterceptorFacts"
  | "InterceptorOptions"
  | "InterceptorExample"
  | "InterceptorErrors"
  | "InterceptorLimits"
  | "ResourceBuilder";

/** What the page of an interceptor has; what its data doesn't have can't be shown. */
function neededBlocks({ options, errors, limits }: Interceptor): BlockName[] {
  return [
    "InterceptorFacts",
    "InterceptorExample",
    "ResourceBuilder",
    ...(options.length > 0 ? (["InterceptorOptions"] as const) : []),
    ...(errors.length > 0 ? (["InterceptorErrors"] as const) : []),
    ...(limits.length > 0 ? (["InterceptorLimits"] as const) : []),
  ];
}

/** Two plugins with the same options need one table of them, and a complete sample is as good as the data's example. */
function isShown(
  name: BlockName,
  interceptor: Interceptor,
  interceptors: readonly Interceptor[],
  blocks: readonly string[],
  files: readonly ContentText[],
): boolean {
  const isBlock = ({ id }: Interceptor) => blocks.includes(`<${name} of="${id}" />`);
  if (isBlock(interceptor)) return true;
  if (name === "InterceptorExample")
    return files.some(({ text }) => new RegExp(`pluginClass: ${interceptor.pluginClass}$`, "m").test(text));
  const options = JSON.stringify(interceptor.options);
  return (
    name === "InterceptorOptions" &&
    interceptors.some((other) => JSON.stringify(other.options) === options && isBlock(other))
  );
}

function problem(file: string, block: string): ContentProblem {
  return {
    severity: "error",
    ...{ file, line: 0, column: 0 },
    message: `no page has ${block}`,
    hint: "show the data where readers look for it, or remove it",
  };
}
