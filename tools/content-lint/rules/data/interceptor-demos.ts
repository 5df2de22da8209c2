import type { ContentProblem } from "../../../../src/model/problem/problem";
import { demoPage } from "../../../../src/node/data/demo-block";
import { interceptorFile } from "../../../../src/node/data-files/interceptor-file";
import type { Content } from "../../rule/content";
import { escaped } from "../../languages/regular-expression";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Checks `demos` in the interceptors' data. */
export const interceptorDemos: Rule = {
  id: "data/interceptor-demos",
  about: "Interceptor demos that aren't pages, that the data doesn't list, or that aren't shown on any page.",
  check: interceptorDemoProblems,
};

function interceptorDemoProblems({ root, documents, facts }: Content): ContentProblem[] {
  const shown = new Set(
    documents.flatMap(({ text }) =>
      [...text.matchAll(/<InterceptorDemos of="([^"]*)"/g)].flatMap(([, of = ""]) =>
        of.split(",").map((id) => id.trim()),
      ),
    ),
  );
  return facts.interceptors.flatMap(({ id, pluginClass, demos }) => {
    const problem = (message: string, hint: string): ContentProblem =>
      problemOf(interceptorFile(id), { line: 0, message: `\`demos\`: ${message}`, hint });
    const pages = demos.map((demo) => ({ demo, page: demoPage(root, demo) }));
    const lost = pages
      .filter(({ page }) => page === null)
      .map(({ demo }) => problem(`${demo} isn't a page`, "use paths of pages in content/"));
    const unnamed = documents
      .filter(({ file, text }) => isDemo(file) && names(text, pluginClass))
      .filter(({ file }) => !pages.some(({ page }) => page === file))
      .map(({ file }) => problem(`${file} configures the plugin, but isn't listed`, "add its path"));
    const hidden =
      demos.length > 0 && !shown.has(id)
        ? [
            problem(
              "the demos aren't shown on any page",
              `add <InterceptorDemos of="${id}" /> to the interceptor's page`,
            ),
          ]
        : [];
    return [...lost, ...unnamed, ...hidden];
  });
}

function isDemo(file: string): boolean {
  return file.includes("/demos/") && !/\/_[^/]*$/.test(file);
}

function names(text: string, pluginClass: string): boolean {
  return new RegExp(`pluginClass["']?:\\s*["']?${escaped(pluginClass)}\\b`).test(text);
}
