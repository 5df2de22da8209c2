import { expect, test } from "vitest";
import { readableErrors } from "./build-errors";

test("a module that isn't there is named with the file that asks for it", () => {
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

test("a mistake of syntax has its file and place", () => {
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

test("a failed loader is reported once, without colours", () => {
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
