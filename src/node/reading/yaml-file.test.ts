import { expect, test } from "vitest";
import { errorIn } from "../../model/problem/problem";
import { readYaml } from "./yaml-file";

const file = "content/guide/sidebar.yaml";

test("reading a file again doesn't return problems that a caller added", () => {
  readYaml(file, "- index\n").problems.push(
    errorIn(file, "the page doesn't exist", undefined, { line: 1, column: 1 }),
  );
  const { value, problems } = readYaml(file, "- index\n");
  expect({ value, problems }).toEqual({ value: ["index"], problems: [] });
});

test("a changed file is parsed again", () => {
  expect(readYaml(file, "- index\n").value).toEqual(["index"]);
  expect(readYaml(file, "- other\n").value).toEqual(["other"]);
  expect(readYaml(file, "- [\n").problems).toHaveLength(1);
});
