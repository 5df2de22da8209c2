import { describe, expect, it } from "vitest";
import { parseReleaseName, type ReleaseId } from "../release";
import type { RequiredStop } from "../release-facts";
import { planSteps } from "./upgrade-stops";

type Release = ReleaseId & { stop?: RequiredStop };

function release(name: string, stop?: RequiredStop): Release {
  const id = parseReleaseName(name);
  if (!id) throw new Error(`${name} is no release`);
  return stop ? { ...id, stop } : id;
}

const why = "The log names the clients.";
const gateway = [
  ...["3.0.0", "3.0.5", "3.1.0", "3.2.0", "3.2.2", "3.3.0", "3.3.2", "3.4.0"].map((version) =>
    release(`Gateway-${version}`),
  ),
  release("Gateway-3.5.0", { at: "3.4", unlessFrom: "3.2.2", why }),
  release("Gateway-3.5.2"),
  release("Gateway-3.6.0"),
];

function plan(releases: readonly Release[], from: string, to: string): string[] {
  const start = releases.findIndex(({ version }) => version === from);
  const end = releases.findIndex(({ version }) => version === to);
  const runs = releases[start];
  if (!runs) throw new Error(`${from} is unknown`);
  return planSteps(releases.slice(start + 1, end + 1), runs).map(
    (step) => `${step.from} to ${step.to.version}${step.why ? `: ${step.why}` : ""}`,
  );
}

describe("planSteps", () => {
  it("goes at most two minor versions per step, to the newest patch of each stop", () => {
    expect(plan(gateway, "3.0.0", "3.0.5")).toEqual(["3.0.0 to 3.0.5"]);
    expect(plan(gateway, "3.0.5", "3.2.2")).toEqual(["3.0.5 to 3.2.2"]);
    expect(plan(gateway, "3.0.0", "3.3.0")).toEqual(["3.0.0 to 3.2.2", "3.2.2 to 3.3.0"]);
    expect(plan(gateway, "3.3.0", "3.5.2")).toEqual(["3.3.0 to 3.5.2"]);
  });

  it("stops if a release requires it, and gives the reason", () => {
    expect(plan(gateway, "3.2.0", "3.6.0")).toEqual([`3.2.0 to 3.4.0: ${why}`, "3.4.0 to 3.6.0"]);
    expect(plan(gateway, "3.1.0", "3.5.0")).toEqual([
      "3.1.0 to 3.3.2",
      `3.3.2 to 3.4.0: ${why}`,
      "3.4.0 to 3.5.0",
    ]);
  });

  it("needs no stop if the current version already meets the release's requirement", () => {
    expect(plan(gateway, "3.3.2", "3.5.0")).toEqual(["3.3.2 to 3.5.0"]);
    expect(plan(gateway, "3.4.0", "3.6.0")).toEqual(["3.4.0 to 3.6.0"]);
  });

  it("counts minor versions across major versions, and across the Platform and the Console", () => {
    const major = ["2.5.2", "2.6.0", "2.6.1", "3.0.0", "3.1.0"].map((version) =>
      release(`Gateway-${version}`),
    );
    expect(plan(major, "2.5.2", "3.1.0")).toEqual(["2.5.2 to 3.0.0", "3.0.0 to 3.1.0"]);
    const console = ["1.16.3", "1.17.1", "Console-1.17.2", "Console-1.18.0", "Console-1.19.0"].map((name) =>
      release(name),
    );
    expect(plan(console, "1.16.3", "1.19.0")).toEqual(["1.16.3 to 1.18.0", "1.18.0 to 1.19.0"]);
  });

  it("plans no stops for the CLI, because it stores no data", () => {
    const cli = ["0.1.0", "0.2.0", "0.3.0", "0.4.0", "0.5.0"].map((version) => release(`Cli-${version}`));
    expect(plan(cli, "0.1.0", "0.5.0")).toEqual(["0.1.0 to 0.5.0"]);
  });
});
