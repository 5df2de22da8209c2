import { createRequire } from "node:module";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { lateModules, lateReplacements } from "./late-modules";

const require = createRequire(import.meta.url);
const dist = path.join(path.dirname(require.resolve("gatsby/package.json")), "dist");

// Detects exports that a Gatsby update adds and that late loading would hide.
test.each(lateModules)(
  "$request exports the listed functions and constants",
  ({ request, from, functions, constants = {} }) => {
    // Gatsby's reporter would write to the terminal.
    vi.stubEnv("CI", "true");
    const [asking = ""] = from;
    const file = request.startsWith(".") ? path.join(dist, path.dirname(asking), request) : request;
    const module = require(file) as Record<string, unknown>;
    expect(
      Object.keys(module)
        .filter((name) => name !== "__esModule")
        .sort(),
    ).toEqual([...functions, ...Object.keys(constants)].sort());
    for (const name of functions) expect(module[name]).toBeTypeOf("function");
    expect(module).toMatchObject(constants);
  },
);

test("a module is loaded when one of its functions is called", () => {
  let loaded = 0;
  const [first] = lateReplacements;
  const [name = ""] = lateModules[0]?.functions ?? [];
  const module = first?.make(() => {
    loaded += 1;
    return { [name]: (text: string) => `called with ${text}` };
  }) as Record<string, (text: string) => string>;
  expect(loaded).toBe(0);
  expect(module[name]?.("a")).toBe("called with a");
  expect(loaded).toBe(1);
});
