import { variableProducts } from "../../../../src/model/reference/environment-variables";
import type { Interceptor } from "../../../../src/model/reference/interceptor";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { interceptorFile } from "../../../../src/node/data-files/interceptor-file";
import {
  readApi,
  readMetrics,
  readVariables,
  referenceFiles,
  variableFile,
} from "../../../../src/node/data-files/reference-file";
import type { Content } from "../../rule/content";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Readers can't find data that no page shows. */
export const unshownData: Rule = {
  id: "data/unshown-data",
  about:
    "Groups of variables, metrics and endpoints, and parts of interceptors that aren't shown on any page.",
  check: unshownDataProblems,
};

function unshownDataProblems({ root, documents, facts: { interceptors } }: Content): ContentProblem[] {
  const blocks = documents.flatMap(({ sentences }) => blocksIn(sentences));
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
          .filter((name) => !isShown(name, interceptor, interceptors, blocks, documents))
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

/** The components on an interceptor's page, limited to those that its data provides content for. */
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

/** Two plugins with the same options need only one options table, and a complete sample can replace the data's example. */
function isShown(
  name: BlockName,
  interceptor: Interceptor,
  interceptors: readonly Interceptor[],
  blocks: readonly string[],
  documents: Content["documents"],
): boolean {
  const isBlock = ({ id }: Interceptor) => blocks.includes(`<${name} of="${id}" />`);
  if (isBlock(interceptor)) return true;
  if (name === "InterceptorExample")
    return documents.some(({ text }) =>
      new RegExp(`pluginClass: ${interceptor.pluginClass}$`, "m").test(text),
    );
  const options = JSON.stringify(interceptor.options);
  return (
    name === "InterceptorOptions" &&
    interceptors.some((other) => JSON.stringify(other.options) === options && isBlock(other))
  );
}

function problem(file: string, block: string): ContentProblem {
  return problemOf(file, {
    line: 0,
    message: `${block} isn't on any page`,
    hint: "add it where readers look for the data, or remove the data",
  });
}
