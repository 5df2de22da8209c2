import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pageListUrl } from "../../../model/navigation/page-list";
import { withFiles } from "../../content/page/compile-fixture.test-support";
import { writePageList } from "./write-page-list";
import { writeRedirects } from "./write-redirects";

describe("writeRedirects", () => {
  const written = (redirects: { from: string; to: string }[]) =>
    withFiles({}, (root) => {
      writeRedirects(root, redirects);
      return readFileSync(path.join(root, "public/_redirects"), "utf8");
    });

  it("writes each redirect with and without its trailing slash", () => {
    expect(
      written([
        { from: "/old/", to: "/new/?x=1#y" },
        { from: "/out/", to: "https://a.example/" },
      ]),
    ).toBe(
      "/old/ /new/?x=1#y 301\n/old /new/?x=1#y 301\n/out/ https://a.example/ 301\n/out https://a.example/ 301\n",
    );
  });

  it("writes the address of a file only once, because it has no trailing slash", () => {
    expect(written([{ from: "/img/old.png", to: "/a/" }])).toBe("/img/old.png /a/ 301\n");
  });

  it("empties the file of a previous build if there are no redirects", () => {
    const text = withFiles({ "public/_redirects": "/x /y 301\n" }, (root) => {
      writeRedirects(root, []);
      return readFileSync(path.join(root, "public/_redirects"), "utf8");
    });
    expect(text).toBe("");
  });
});

it("writes the list of pages to the address that the not-found page requests", () => {
  withFiles({}, (root) => {
    writePageList(root, [{ path: "/a/", label: "A" }]);
    expect(JSON.parse(readFileSync(path.join(root, "public", pageListUrl), "utf8"))).toEqual([
      { path: "/a/", label: "A" },
    ]);
  });
});
