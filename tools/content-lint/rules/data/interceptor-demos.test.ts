import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Interceptor } from "../../../../src/model/reference/interceptor";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { contentOf, noFacts } from "../../rule/content.test-support";
import { interceptorDemos } from "./interceptor-demos";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";

let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "interceptor-demos-"));
  mkdirSync(path.join(root, "content/gateway/demos"), { recursive: true });
  writeFileSync(path.join(root, "content/gateway/demos/limit.mdx"), "");
});
afterAll(() => rmSync(root, { recursive: true }));

const interceptor = (demos: string[]): Interceptor => ({
  ...limitInterceptor,
  demos,
});
const shown = { file: "content/gateway/limit.mdx", text: '<InterceptorDemos of="mask, limit" />' };
const demo = (pluginClass: string) => ({
  file: "content/gateway/demos/limit.mdx",
  text: `  pluginClass: ${pluginClass}\n`,
});
const messages = (demos: string[], files: { file: string; text: string }[]) =>
  (
    interceptorDemos.check(
      contentOf(Object.fromEntries(files.map(({ file, text }) => [file, text])), {
        ...{ root, facts: { ...noFacts, interceptors: [interceptor(demos)] } },
      }),
    ) as ContentProblem[]
  ).map(({ message }) => message);

test("demos that are pages, are listed and are shown have no problems", () => {
  expect(messages(["/gateway/demos/limit/"], [shown, demo("io.example.LimitPlugin")])).toEqual([]);
  expect(messages([], [demo("io.example.LimitPluginOther")])).toEqual([]);
});

test("a path without a page, a demo that isn't listed and demos that no page shows are problems", () => {
  expect(messages(["/gateway/demos/limits/"], [shown])).toEqual([
    "`demos`: /gateway/demos/limits/ isn't a page",
  ]);
  expect(messages([], [demo("io.example.LimitPlugin")])).toEqual([
    "`demos`: content/gateway/demos/limit.mdx configures the plugin, but isn't listed",
  ]);
  expect(messages(["/gateway/demos/limit/"], [])).toEqual(["`demos`: the demos aren't shown on any page"]);
});
