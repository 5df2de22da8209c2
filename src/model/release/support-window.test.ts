import { describe, expect, it } from "vitest";
import { dayOf, supportStatus } from "./support-window";

describe("supportStatus", () => {
  const on = (today: string) => supportStatus({ until: "2026-04-09" }, today);

  it("is supported through the last day, and announces the end 60 days before", () => {
    expect(on("2026-02-07")).toEqual({ state: "supported" });
    expect(on("2026-02-08")).toEqual({ state: "ending", days: 60 });
    expect(on("2026-04-08")).toEqual({ state: "ending", days: 1 });
    expect(on("2026-04-09")).toEqual({ state: "ending", days: 0 });
    expect(on("2026-04-10")).toEqual({ state: "ended" });
  });

  it("has ended if no last day is known", () => {
    expect(supportStatus({ until: null }, "2020-01-01")).toEqual({ state: "ended" });
  });
});

it("formats a day by the reader's clock", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
