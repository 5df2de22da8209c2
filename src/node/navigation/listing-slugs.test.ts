import { expect, it } from "vitest";
import { listedCategories } from "./listing-slugs";
import { parseSidebar } from "./sidebar-config";

function addresses(yaml: string): string[] {
  return listedCategories(parseSidebar("content/x/sidebar.yaml", yaml).entries, "/x/").map(
    ({ path }) => path,
  );
}

it("makes slugs from labels by GitHub's rules", () => {
  expect(addresses("- { label: Ops / Failover, category: true, items: [a] }\n")).toEqual([
    "/x/category/ops--failover/",
  ]);
});

it("numbers repeated labels in written order, a parent before its children", () => {
  const yaml = `
- label: Quality
  category: true
  items:
    - { label: Quality, category: true, items: [a] }
- { label: Quality, category: true, items: [a] }
`;
  expect(addresses(yaml)).toEqual([
    "/x/category/quality/",
    "/x/category/quality-1/",
    "/x/category/quality-2/",
  ]);
});

it("reserves a chosen slug for its category, no matter where it is", () => {
  const yaml = `
- { label: Kafka, category: true, items: [a] }
- { label: Other, category: { slug: kafka }, items: [a] }
`;
  expect(addresses(yaml)).toEqual(["/x/category/kafka-1/", "/x/category/kafka/"]);
});
