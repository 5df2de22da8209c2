import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apiFiles } from "./api-files";
import { apiItems, apiVersion, type ApiItems } from "./api-schemas";

const none: ApiItems = {
  releases: [],
  "support-windows": [],
  compatibility: [],
  "environment-variables": [],
  metrics: [],
  commands: [],
  interceptors: [],
  "resource-kinds": [],
};
const window = {
  product: "gateway" as const,
  label: "3.8.x",
  from: "3.8.0",
  below: "3.9.0",
  released: "2025-04-09",
  until: "2026-04-09",
};
const read = (files: Map<string, string>, address: string): unknown =>
  JSON.parse(files.get(address) ?? "null");

it("writes each list with its schema, and an index of all lists", () => {
  const files = apiFiles({ ...none, "support-windows": [window] }, "https://docs.example.com");
  expect([...files.keys()]).toEqual([
    "/api/v1/support-windows.json",
    "/api/v1/support-windows.schema.json",
    "/api/v1/index.json",
  ]);
  expect(read(files, "/api/v1/support-windows.json")).toEqual({
    $schema: "https://docs.example.com/api/v1/support-windows.schema.json",
    items: [window],
  });
  expect(read(files, "/api/v1/index.json")).toEqual({
    files: [
      {
        name: "support-windows",
        data: "https://docs.example.com/api/v1/support-windows.json",
        schema: "https://docs.example.com/api/v1/support-windows.schema.json",
      },
    ],
  });
  expect(read(files, "/api/v1/support-windows.schema.json")).toMatchObject({
    $id: "https://docs.example.com/api/v1/support-windows.schema.json",
    type: "object",
    required: ["$schema", "items"],
  });
});

it("rejects data that its schema doesn't describe", () => {
  const wrong = { ...window, unexpected: true };
  expect(() => apiFiles({ ...none, "support-windows": [wrong] }, "https://docs.example.com")).toThrow(
    /unexpected/,
  );
});

it("writes no lists on a site without data", () => {
  expect(apiFiles(none, "https://docs.example.com").size).toBe(0);
});

it("is documented for integrators, file by file", () => {
  const page = readFileSync("content/platform/reference/site-data.mdx", "utf8");
  const listed = [...page.matchAll(/^\| `(\/api\/[^`]+)`/gm)].map(([, address]) => address);
  expect(listed).toEqual(Object.keys(apiItems).map((name) => `/api/${apiVersion}/${name}.json`));
});
