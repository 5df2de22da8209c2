import { describe, expect, it, vi } from "vitest";
import { decodable, repairHashes, repairNavigation } from "./repair-hash";

/** As much of a window as is used. */
class FakeWindow extends EventTarget {
  location = { pathname: "/a/", search: "?q=1", hash: "" };
  replaced: unknown[] = [];
  history = {
    state: { key: "1" },
    replaceState: (...args: unknown[]) => this.replaced.push(args),
  };
}

describe("decodable", () => {
  it.each(["", "#", "#a-heading", "#%20", "#caf%C3%A9", "#%25", "/a/%2F/"])("leaves %j", (text) => {
    expect(decodable(text)).toBe(text);
  });
  it.each([
    ["#%", "#%25"],
    ["#100%-done", "#100%25-done"],
    ["#%E0%A4%A", "#%25E0%25A4%25A"],
    ["#%ff", "#%25ff"],
    ["/100%/", "/100%25/"],
  ])("brings %s to %s", (text, repaired) => {
    expect(decodable(text)).toBe(repaired);
    expect(() => decodeURI(repaired)).not.toThrow();
  });
});

describe("repairHashes", () => {
  it("repairs the address that the page is opened under, and those that come later", () => {
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

describe("repairNavigation", () => {
  it("repairs where links and scripts lead, and leaves steps through the history alone", () => {
    const [navigate, push] = [vi.fn(), vi.fn()];
    const window = { ___navigate: navigate, ___push: push } as unknown as Window &
      Record<"___navigate" | "___push", (to: string | number, options?: object) => unknown>;
    repairNavigation(window);
    window.___navigate("/a/#100%", { replace: true });
    window.___navigate("/a/#fine");
    window.___navigate(-1);
    window.___push("/b/#%ff");
    expect(navigate.mock.calls).toEqual([
      ["/a/#100%25", { replace: true }],
      ["/a/#fine", undefined],
      [-1, undefined],
    ]);
    expect(push.mock.calls).toEqual([["/b/#%25ff", undefined]]);
  });
});
