import { describe, expect, it } from "vitest";
import { normalizeAddress } from "./normalize-address";

function normalized(address: string, pagePath: string): { replaced: string[]; loaded: string[] } {
  const { pathname, search, hash } =
    /^(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/.exec(address)?.groups ?? {};
  const done = { replaced: [] as string[], loaded: [] as string[] };
  normalizeAddress({
    pagePath,
    location: {
      pathname,
      search: search ?? "",
      hash: hash ?? "",
      replace: (url: string) => done.loaded.push(url),
    },
    history: {
      state: null,
      replaceState: (_state: null, _title: string, url: string) => done.replaced.push(url),
    },
  } as unknown as Window);
  return done;
}

describe("normalizeAddress", () => {
  it.each([
    ["/a/index.html", "/a/"],
    ["/a/index", "/a/"],
    ["/a.html", "/a/"],
    ["/index.html", "/"],
    ["/a/INDEX.HTML", "/a/"],
    ["/a/Console-1.33.0.html", "/a/Console-1.33.0/"],
    ["/a.html?q=%&x=%E0%A4%A&empty=#100%", "/a/?q=%&x=%E0%A4%A&empty=#100%"],
    ["/a/index.html?a=1?b=2#x#y", "/a/?a=1?b=2#x#y"],
  ])("changes %s to %s in the address bar if the host served the page", (address, clean) => {
    expect(normalized(address, "/a/")).toEqual({ replaced: [clean], loaded: [] });
  });

  it.each([
    ["/a.html?q=%#%", "/a/?q=%#%"],
    ["/nope/index.HTML", "/nope/"],
  ])("loads %s again as %s if the host served the not-found page", (address, clean) => {
    expect(normalized(address, "/404.html")).toEqual({ replaced: [], loaded: [clean] });
  });

  it.each(["/a/", "/a", "/a/index-of-all/", "/file.json"])("doesn't change %s", (address) => {
    expect(normalized(address, "/a/")).toEqual({ replaced: [], loaded: [] });
  });

  it("doesn't change the not-found page's own addresses", () => {
    for (const address of ["/404.html", "/404"])
      expect(normalized(address, "/404.html")).toEqual({ replaced: [], loaded: [] });
  });
});
