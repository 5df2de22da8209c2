import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";

/** The folders whose components render pages, and how messages refer to a page of each. */
const folders: readonly { folder: string; pageOf: (name: string) => string }[] = [
  { folder: "src/pages", pageOf: (name) => (name === "index" ? "/" : `/${name}/`) },
  { folder: "src/templates", pageOf: (name) => `\`${name}\` pages` },
];

/** Finds page components without a default export, which Gatsby would silently render as a blank page. */
export function checkRouteComponents(root: string): ContentProblem[] {
  return folders.flatMap(({ folder, pageOf }) => {
    const directory = path.join(root, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory)
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
      .filter((file) => !hasDefaultExport(readFileSync(path.join(directory, file), "utf8")))
      .map((file) =>
        errorIn(
          `${folder}/${file}`,
          `the route component of ${pageOf(file.replace(/\.tsx$/, ""))} has no default export`,
          "export the page's component with `export default`",
        ),
      );
  });
}

function hasDefaultExport(code: string): boolean {
  return /^export default\b|^export \{[^}]*\bdefault\b/m.test(code);
}
