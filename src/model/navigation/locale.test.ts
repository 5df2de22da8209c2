import { describe, expect, it } from "vitest";
import { localePath, splitLocale } from "./locale";

describe("localePath", () => {
  it.each([
    ["/manual/", "en", "/manual/"],
    ["/manual/", "ar", "/ar/manual/"],
    ["/", "ar", "/ar/"],
    ["/manual/?x=1#top", "ar", "/ar/manual/?x=1#top"],
    ["/ar/manual/", "ar", "/ar/manual/"],
    ["/arrows/", "ar", "/ar/arrows/"],
    ["/files/values.yaml", "ar", "/files/values.yaml"],
  ])("maps %s in %s to %s", (path, tag, expected) => {
    expect(localePath(path, tag, "en")).toBe(expected);
  });
});

describe("splitLocale", () => {
  it.each([
    ["/manual/", { tag: "en", path: "/manual/" }],
    ["/ar/manual/", { tag: "ar", path: "/manual/" }],
    ["/ar/", { tag: "ar", path: "/" }],
    ["/ar", { tag: "ar", path: "/" }],
    ["/arrows/", { tag: "en", path: "/arrows/" }],
    ["/en/manual/", { tag: "en", path: "/en/manual/" }],
    ["/", { tag: "en", path: "/" }],
  ])("reads %s", (path, expected) => {
    expect(splitLocale(path, ["en", "ar"], "en")).toEqual(expected);
  });
});
