import { expect, it, vi } from "vitest";
import { spareData } from "./spare-data";

it.each([
  ["a fast line", { effectiveType: "4g", saveData: false }, 1],
  ["a browser that doesn't tell", undefined, 1],
  ["a reader who saves data", { effectiveType: "4g", saveData: true }, 0],
  ["a slow line", { effectiveType: "2g", saveData: false }, 0],
  ["a very slow line", { effectiveType: "slow-2g" }, 0],
])(
  "for %s, hovering over a link prefetches its page the expected number of times",
  (_name, connection, times) => {
    const hovering = vi.fn();
    const window = { ___loader: { hovering }, navigator: connection ? { connection } : {} };
    spareData(window);
    window.___loader.hovering("/x/");
    expect(hovering).toHaveBeenCalledTimes(times);
  },
);
