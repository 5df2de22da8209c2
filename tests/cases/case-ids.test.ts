import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import ids from "./case-ids.json" with { type: "json" };
import variants from "./case-variants.json" with { type: "json" };
import { testsByCase } from "./named-tests.test-support";

const named = testsByCase(ids);
const variantsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(variants));

test("every case that broke another site is named in a test", () => {
  expect(ids).toHaveLength(97);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});

test.each(ids)("%s has at least two of our own variants, and its tests contain them", (id) => {
  const own = variantsOf.get(id) ?? [];
  expect(new Set(own).size).toBe(own.length);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.filter((text) => !named.get(id)?.texts.has(text))).toEqual([]);
});

/** A case's line in the table of `tests/README.md`. */
interface Line {
  id: string;
  files: string[];
  variants: number;
  outcome: string;
  remark: string;
}

const readme = readFileSync(path.join(PROJECT_ROOT, "tests/README.md"), "utf8");
const chapter = readme.split("\n## Cases that broke other sites\n")[1]?.split("\n## ")[0] ?? "";
const lines = [...chapter.matchAll(/^\| (.+) \|$/gm)].flatMap(([, cells = ""]): Line[] => {
  const [id = "", files = "", count = "", outcome = "", remark = ""] = cells
    .split("|")
    .map((cell) => cell.trim());
  const named = [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  return named.length === 0
    ? []
    : [{ id, files: named.toSorted(), variants: Number(count), outcome, remark }];
});

test("the table of cases in tests/README.md lists the tests of each case and counts its variants", () => {
  expect(lines.map(({ id, files, variants: count }) => [id, files, count])).toEqual(
    ids.map((id) => [id, [...(named.get(id)?.files ?? [])].toSorted(), variantsOf.get(id)?.length]),
  );
});

test("the table of cases explains every case that didn't pass, and the counts above it are correct", () => {
  const numberOf = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  const outcomes = ["passed", "fixed", "decided differently"] as const;
  const [passed, fixed, otherwise] = outcomes.map(numberOf);
  expect(lines.filter(({ outcome }) => !outcomes.some((one) => one === outcome))).toEqual([]);
  expect(lines.filter(({ outcome, remark }) => outcome !== "passed" && remark === "")).toEqual([]);
  const text = chapter.replace(/\s+/g, " ");
  expect(text).toContain(
    `Of these inputs, ${passed} passed, ${fixed} were fixed and ${otherwise} were decided differently.`,
  );
  const total = [...variantsOf.values()].flat().length;
  expect(text).toContain(`${ids.length} inputs`);
  expect(text).toContain(`${total} variants that we added`);
});
