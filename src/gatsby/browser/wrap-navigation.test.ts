import { expect, it, vi } from "vitest";
import { wrapNavigation } from "./wrap-navigation";

it("repairs the targets of links and scripts, announces the navigation, and ignores history steps", () => {
  const [navigate, push, onStart] = [vi.fn(), vi.fn(), vi.fn()];
  const window: { ___navigate: (to: string | number, options?: object) => unknown; ___push: typeof push } = {
    ___navigate: navigate,
    ___push: push,
  };
  wrapNavigation(window, onStart);
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
  expect(onStart.mock.calls).toEqual([["/a/#100%25"], ["/a/#fine"]]);
});

it("announces a navigation before Gatsby starts it", () => {
  const order: string[] = [];
  const window = { ___navigate: () => order.push("navigate") };
  wrapNavigation(window, () => order.push("announce"));
  (window.___navigate as (to: string) => unknown)("/a/");
  expect(order).toEqual(["announce", "navigate"]);
});
