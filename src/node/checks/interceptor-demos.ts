import type { Interceptor } from "../../model/interceptor";
import type { ContentProblem } from "../../model/problem";
import { demoPage } from "../data/demo-block";
import { interceptorFile } from "../data/interceptor-file";
import type { ContentText } from "./samples/check-samples";

/**
 * Demos of interceptors that are no pages, demos that configure a plugin and that its data doesn't name, and interceptors
 * whose demos no page shows.
 * @param root absolute path of the repository
 */
export function interceptorDemoProblems(
  root: string,
  interceptors: readonly Interceptor[],
  files: readonly ContentText[],
): ContentProblem[] {
  const shown = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/<InterceptorDemos of="([^"]*)"/g)].flatMap(([, of = ""]) =>
        of.split(",").map((id) => id.trim()),
      ),
    ),
  );
  return interceptors.flatMap(({ id, pluginClass, demos }) => {
    const problem = (message: string, hint: string): ContentProblem => ({
      severity: "error",
      file: interceptorFile(id),
      line: 0,
      column: 0,
      message: `\`demos\`: ${message}`,
      hint,
    });
    const pages = demos.map((demo) => ({ demo, page: demoPage(root, demo) }));
    const lost = pages
      .filter(({ page }) => page === null)
      .map(({ demo }) => problem(`there is no page ${demo}`, "name pages below content/"));
    const unnamed = files
      .filter(({ file, text }) => isDemo(file) && names(text, pluginClass))
      .filter(({ file }) => !pages.some(({ page }) => page === file))
      .map(({ file }) => problem(`${file} configures the plugin and isn't named`, "add its path"));
    const hidden =
      demos.length > 0 && !shown.has(id)
        ? [problem("no page shows them", `write <InterceptorDemos of="${id}" /> on the interceptor's page`)]
        : [];
    return [...lost, ...unnamed, ...hidden];
  });
}

function isDemo(file: string): boolean {
  return file.includes("/demos/") && !/\/_[^/]*$/.test(file);
}

function names(text: string, pluginClass: string): boolean {
  return new RegExp(`pluginClass["']?:\\s*["']?${pluginClass.replaceAll(".", "\\.")}\\b`).test(text);
}
