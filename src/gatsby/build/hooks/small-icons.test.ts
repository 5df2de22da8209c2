import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { isIconFactory } from "./small-icons";

test("the installed icons import the factory that is replaced", () => {
  const icon = path.join(
    path.dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")),
    "dist/esm/icons/x.mjs",
  );
  expect(existsSync(icon)).toBe(true);
  const request = /from '([^']+)'/.exec(readFileSync(icon, "utf8"))?.[1] ?? "";
  expect(isIconFactory(request, path.dirname(icon))).toBe(true);
});

test("other imports stay", () => {
  expect(isIconFactory("../createLucideIcon.mjs", "/site/node_modules/other/icons")).toBe(false);
  expect(isIconFactory("./x.mjs", "/site/node_modules/lucide-react/dist/esm/icons")).toBe(false);
});
