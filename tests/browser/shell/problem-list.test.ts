import { build } from "esbuild";
import { expect, test } from "vitest";
import { contentFindingsUrl, type ContentFinding } from "../../../src/model/problem/problem";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { openBlank } from "../page-objects/open";

// Starting a development server takes too long, so this shows its list on a page, with fake responses from the server.
const baseUrl = "http://development.example";
const file = "content/manual/a.mdx";

const problem = {
  severity: "error",
  file,
  line: 3,
  column: 7,
  message: "there is no `<Tip>`",
  hint: "use `:::tip`",
};

const finding: ContentFinding = {
  ...{ severity: "error", file, line: 12, column: 1, message: "`yamll` is no language" },
  rule: "samples/syntax",
};

async function openPage(findings: readonly ContentFinding[]) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from "react-dom/client";
        import { ProblemList } from "./src/shell/Problems/ProblemList";
        const problems = ${JSON.stringify([problem])};
        createRoot(document.querySelector("main")).render(<ProblemList problems={problems} file="${file}" />);
      `,
      resolveDir: PROJECT_ROOT,
      loader: "tsx",
    },
    bundle: true,
    write: false,
    outdir: "/",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const opened = await openBlank({ baseUrl });
  const { page } = opened;
  const inEditor: string[] = [];
  await page.route(`${baseUrl}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === contentFindingsUrl) {
      expect(searchParams.get("file")).toBe(file);
      const body = `data: ${JSON.stringify(findings)}\n\n`;
      await route.fulfill({ contentType: "text/event-stream", body });
    } else if (pathname === "/__open-stack-frame-in-editor") {
      inEditor.push(`${searchParams.get("fileName") ?? ""}:${searchParams.get("lineNumber") ?? ""}`);
      await route.fulfill({ body: "" });
    } else if (pathname === "/page.js") await route.fulfill({ contentType: "text/javascript", body: script });
    else
      await route.fulfill({
        contentType: "text/html",
        body: `<main></main><script src="/page.js"></script>`,
      });
  });
  await page.goto("/");
  return { page, inEditor };
}

test("a page shows all problems that the build and the linter found in its file, each with its position, code and rule", async () => {
  const { page } = await openPage([finding]);
  const entries = page.getByRole("alert").getByRole("listitem");
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.nth(0).innerText()).toMatch(
    /^content\/manual\/a\.mdx:3:7 there is no <Tip>\s*use :::tip$/,
  );
  expect(await entries.nth(0).locator("code").allInnerTexts()).toEqual(["<Tip>", ":::tip"]);
  expect(await entries.nth(1).innerText()).toBe(
    "content/manual/a.mdx:12:1 yamll is no language (samples/syntax)",
  );
  expect(await entries.nth(1).locator("code").allInnerTexts()).toEqual(["yamll"]);
});

test("a click on a problem opens the editor at its line", async () => {
  const { page, inEditor } = await openPage([finding]);
  await page.getByRole("button", { name: `${file}:3:7` }).click();
  await page.getByRole("button", { name: `${file}:12:1` }).click();
  await expect.poll(() => inEditor).toEqual([`${file}:3`, `${file}:12`]);
});

test("hints are collapsed", async () => {
  const { page } = await openPage([{ ...finding, severity: "warning" }]);
  const hints = page.getByRole("group");
  await hints.getByText("Hints for this page: 1").click();
  expect(await hints.getByRole("listitem").innerText()).toContain("yamll is no language (samples/syntax)");
  expect(await page.getByRole("alert").getByRole("listitem").count()).toBe(1);
});
