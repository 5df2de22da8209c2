import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { didYouMean } from "../../model/problem/suggestion";
import { splitSource } from "../reading/source";
import { propertiesNamed, type BlockDefinition } from "./block-definition";
import { interceptorFile, interceptorIds, readInterceptor } from "../data-files/interceptor-file";

const demoFrontmatter = z.object({ title: z.string(), description: z.string().optional() });

/** The component that links to the demos of one interceptor, or of several that share a page. */
export const demoBlocks: Readonly<Record<string, BlockDefinition>> = {
  InterceptorDemos: {
    properties: propertiesNamed("of"),
    usage: '<InterceptorDemos of="data-masking" /> or of="encryption, decryption"',
    make: ({ of = "" }, root) => {
      const ids = of.split(",").map((id) => id.trim());
      const file = interceptorFile(ids[0] ?? "");
      const known = interceptorIds(root);
      const unknown = ids.find((id) => !known.includes(id));
      if (unknown !== undefined) {
        const hint = `${didYouMean(unknown, known)}Its file would be ${interceptorFile(unknown)}`;
        return { file, markdown: "", problem: { message: `\`${unknown}\` isn't an interceptor`, hint } };
      }
      const demos = [...new Set(ids.flatMap((id) => readInterceptor(root, id).value?.demos ?? []))];
      const pages = demos.map((demo) => ({ demo, page: demoPage(root, demo) }));
      const missing = pages.find(({ page }) => page === null);
      const files = [...ids.map(interceptorFile), ...pages.flatMap(({ page }) => page ?? [])];
      if (missing || pages.length === 0) {
        const message = missing ? `the page ${missing.demo} doesn't exist` : `\`${of}\` has no demos`;
        return { file, files, markdown: "", problem: { message, hint: `check \`demos\` in ${file}` } };
      }
      return {
        file,
        files,
        markdown: pages.map(({ demo, page }) => line(root, demo, page ?? "")).join("\n"),
      };
    },
  },
};

/** The content file of a demo's page, from the root of the repository; null if there is none. */
export function demoPage(root: string, demo: string): string | null {
  const place = `content${demo.replace(/\/$/, "")}`;
  const files = [`${place}.mdx`, `${place}.md`, `${place}/index.mdx`, `${place}/index.md`];
  return files.find((file) => existsSync(path.join(root, file))) ?? null;
}

function line(root: string, demo: string, page: string): string {
  const source = splitSource(page, readFileSync(path.join(root, page), "utf8"));
  // Problems in the page's frontmatter are reported with the page.
  const { title = demo, description } = demoFrontmatter.partial().safeParse(source.frontmatter).data ?? {};
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${demo})${description === undefined ? "" : `: ${description}`}`;
}
