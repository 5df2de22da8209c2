import { expect, it } from "vitest";
import { nearestPages } from "./nearest-pages";

const pages = [
  "/gateway/",
  "/gateway/get-started/docker/",
  "/gateway/get-started/kubernetes/",
  "/gateway/how-to/failover/",
  "/guides/设置/",
  "/platform/reference/",
].map((path) => ({ path, label: path }));

const near = (wanted: string, limit?: number) => nearestPages(wanted, pages, limit).map(({ path }) => path);

it.each([
  ["/gateway/get-started/dcoker/", "/gateway/get-started/docker/"],
  ["/docker", "/gateway/get-started/docker/"],
  ["/platform/how-to/failover.html", "/gateway/how-to/failover/"],
  ["/Gateway/How-To/Failover/", "/gateway/how-to/failover/"],
  ["/guides/%E8%AE%BE%E7%BD%AE", "/guides/设置/"],
])("for %s it suggests %s first", (wanted, expected) => {
  expect(near(wanted)[0]).toBe(expected);
});

it("suggests nothing if no page is similar, and tolerates malformed addresses", () => {
  expect(near("/zzzzzzzzzzzzzzzzzzzzzzzzzzzz/qqqqqqqqqqqqqqqqqqqq")).toEqual([]);
  expect(near("/%E0%A4%A/xxxxxxxxxxxxxxxxxxxxxxxxxxx")).toEqual([]);
});

it("returns at most the limit, nearest first", () => {
  const many = Array.from({ length: 9 }, (_unused, index) => ({ path: `/a/page-${index}/`, label: "" }));
  expect(nearestPages("/a/page-7/", many)).toHaveLength(4);
  expect(nearestPages("/a/page-7/", many, 1)).toEqual([{ path: "/a/page-7/", label: "" }]);
});
