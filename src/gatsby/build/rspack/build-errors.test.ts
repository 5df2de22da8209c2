import { expect, test } from "vitest";
import { readableErrors } from "./build-errors";

test("the error for a missing module names the module and the importing file", () => {
  const message = [
    "  × Module not found: Can't resolve './not-there' in '/site/src/shell'",
    "   ╭─[2:0]",
    ' 2 │ import "./not-there";',
    "   ╰────",
  ].join("\n");
  expect(
    readableErrors([{ name: "Error", message, module: { resource: "/site/src/shell/Cells.tsx" } }]),
  ).toEqual([
    expect.objectContaining({
      name: "ModuleNotFoundError",
      error: { message: "Can't resolve './not-there' in '/site/src/shell'" },
      file: "/site/src/shell/Cells.tsx",
    }),
  ]);
});

test("a syntax error has its file and position", () => {
  const message = [
    "  x Expression expected",
    "    ,-[/site/src/shell/Cells.tsx:14:25]",
    " 14 | export const broken = (;",
    "    `----",
  ].join("\n");
  const [error] = readableErrors([{ name: "Error", message, module: null }]);
  expect(error).toMatchObject({
    file: "/site/src/shell/Cells.tsx",
    loc: { start: { line: 14, column: 25 } },
    error: { message: expect.stringMatching(/^Expression expected\n/) as string },
  });
});

test("a failed loader is reported once, without colors", () => {
  const errors = [
    {
      name: "ModuleBuildError",
      message: "CssSyntaxError\n\n(59:1) a.css Unclosed block\n\u001b[90m 57 |\u001b[39m",
    },
    { name: "Error", message: "  × Module build failed (from ./loader.js):\n    at here" },
  ];
  expect(readableErrors(errors).map(({ message }) => message)).toEqual([
    "CssSyntaxError\n\n(59:1) a.css Unclosed block\n 57 |",
  ]);
});
