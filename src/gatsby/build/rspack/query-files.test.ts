import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesWithQueries } from "./query-files";

function siteWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "query-files-"));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

test("pages, templates and files with a query are found, and files with a Gatsby component are listed separately", () => {
  const root = siteWith({
    "src/pages/index.tsx": "export default () => null;",
    "src/templates/doc.tsx": "export default () => null;",
    "src/shell/use-title.ts": "export const useTitle = () => useStaticQuery(graphql`{ site { id } }`);",
    "src/shell/Navbar.tsx": "export const Navbar = () => null;",
    "src/shell/Logo.tsx": "export const Logo = () => <StaticImage src='a.png' />;",
    "src/shell/styles.css": "/* graphql */",
    "src/shell/query.test.ts": "graphql",
  });
  expect(filesWithQueries(root)).toEqual({
    queries: ["src/pages/index.tsx", "src/shell/use-title.ts", "src/templates/doc.tsx"].map((file) =>
      path.join(root, file),
    ),
    components: [path.join(root, "src/shell/Logo.tsx")],
  });
});
