import { expect, test } from "vitest";
import type { InterceptorNode } from "../nodes/create-interceptor";
import { catalogOf } from "./interceptor-catalog";

const node = (interceptorId: string) =>
  ({
    interceptorId,
    name: interceptorId.toUpperCase(),
    summary: "…",
    kind: "chaos-testing",
    goals: [],
    requests: [],
  }) as unknown as InterceptorNode;
const nodes = ["a", "b", "c", "d", "e", "other"].map(node);
const page = (id: string) => ({ label: id, path: `/gateway/${id}/` });
const doc = (id: string, ...interceptors: string[]) => ({
  path: `/gateway/${id}/`,
  dependencies: interceptors.map((each) => ({ file: `content/interceptors/${each}.yaml`, digest: "" })),
});

test("a category's catalog contains the interceptors that its pages show, including those in nested categories", () => {
  const category = {
    label: "Catalog",
    items: [page("one"), { label: "Inside", items: ["several", "no-interceptor"].map(page) }],
  };
  const docs = [
    doc("one", "a"),
    doc("several", "b", "c", "d", "e"),
    doc("no-interceptor"),
    doc("elsewhere", "other"),
  ];
  expect(catalogOf(category, nodes, docs).map(({ id, path }) => [id, path])).toEqual([
    ["a", "/gateway/one/"],
    ["b", "/gateway/several/"],
    ["c", "/gateway/several/"],
    ["d", "/gateway/several/"],
    ["e", "/gateway/several/"],
  ]);
});

test("a category with few interceptors has no catalog", () => {
  const docs = [doc("few", "a", "b", "c", "d")];
  expect(catalogOf({ label: "Few", items: [page("few")] }, nodes, docs)).toEqual([]);
});
