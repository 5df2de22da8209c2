import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { AnnouncementConfig } from "../site/shell-schema";
import { earlyScript } from "./early-script";

const announcement: AnnouncementConfig = {
  id: "new </script> id",
  content: "News",
  backgroundColor: "#13201d",
  textColor: "#ffffff",
  isCloseable: true,
};
const switchable = { default: "light", disableSwitch: false, respectSystem: true } as const;
const fixed = { default: "light", disableSwitch: true, respectSystem: false } as const;

function run(script: string | null, stored: Record<string, string> | null, systemDark = false) {
  const dataset: Record<string, string> = {};
  runInNewContext(script ?? "", {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => {
        if (!stored) throw new Error("forbidden");
        return stored[key] ?? null;
      },
    },
    matchMedia: () => ({ matches: systemDark }),
  });
  return dataset;
}

describe("earlyScript", () => {
  it("isn't needed if nothing can change", () => {
    expect(earlyScript({ colorMode: fixed, announcement: null })).toBeNull();
  });
  it("prefers the reader's choice to the system's preference", () => {
    const script = earlyScript({ colorMode: switchable, announcement: null });
    expect(run(script, { "color-mode": "light" }, true)).toEqual({ theme: "light" });
    expect(run(script, {}, true)).toEqual({ theme: "dark" });
    expect(run(script, { "color-mode": "purple" }, false)).toEqual({ theme: "light" });
  });
  it("uses the default if the system's preference is ignored", () => {
    const colorMode = { ...switchable, default: "dark", respectSystem: false } as const;
    expect(run(earlyScript({ colorMode, announcement: null }), {})).toEqual({ theme: "dark" });
  });
  it("hides only the announcement that was closed", () => {
    const script = earlyScript({ colorMode: fixed, announcement });
    expect(run(script, { "announcement-closed": announcement.id })).toEqual({ announcement: "closed" });
    expect(run(script, { "announcement-closed": "older" })).toEqual({});
  });
  it("works if storage is blocked, and can't close its own script element", () => {
    const script = earlyScript({ colorMode: switchable, announcement });
    expect(run(script, null, true)).toEqual({ theme: "dark" });
    expect(script).not.toContain("</script>");
  });
});
