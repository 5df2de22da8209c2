import { describe, expect, it } from "vitest";
import { decodable, repairHashes } from "./repair-hash";

/** The parts of a window that the tested code uses. */
class FakeWindow extends EventTarget {
  location = { pathname: "/a/", search: "?q=1", hash: "" };
  replaced: unknown[] = [];
  history = {
    state: { key: "1" },
    replaceState: (...args: unknown[]) => this.replaced.push(args),
  };
}

describe("decodable", () => {
  it.each(["", "#", "#a-heading", "#%20", "#caf%C3%A9", "#%25", "/a/%2F/"])("keeps %j", (text) => {
    expect(decodable(text)).toBe(text);
  });
  it.each([
    ["#%", "#%25"],
    ["#100%-done", "#100%25-done"],
    ["#%E0%A4%A", "#%25E0%25A4%25A"],
    ["#%ff", "#%25ff"],
    ["/100%/", "/100%25/"],
  ])("changes %s to %s", (text, repaired) => {
    expect(decodable(text)).toBe(repaired);
    expect(() => decodeURI(repaired)).not.toThrow();
  });
});

describe("repairHashes", () => {
  it("repairs the address of the first page and of later ones", () => {
    const fake = new FakeWindow();
    fake.location.search = "?q=%";
    fake.location.hash = "#%";
    repairHashes(fake as unknown as Window);
    fake.location.hash = "#50%";
    fake.dispatchEvent(new Event("popstate"));
    fake.location.hash = "#fine";
    fake.dispatchEvent(new Event("popstate"));
    expect(fake.replaced).toEqual([
      [{ key: "1" }, "", "/a/?q=%#%25"],
      [{ key: "1" }, "", "/a/?q=%#50%25"],
    ]);
  });
});
