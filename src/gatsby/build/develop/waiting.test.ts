import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import { reportingIdle, withShortWaits } from "./waiting";

const require = createRequire(import.meta.url);

type States = Parameters<typeof withShortWaits>[0];

function statesOfGatsby(): States {
  // Gatsby's reporter would write to the terminal.
  vi.stubEnv("CI", "true");
  return (require("gatsby/dist/state-machines/waiting") as { waitingStates: States }).waitingStates;
}

test("all waits are short, and Gatsby's behavior after a wait is unchanged", () => {
  const waitingStates = statesOfGatsby();
  const { states } = withShortWaits(waitingStates);
  expect(states.batchingNodeMutations?.after).toEqual({ 40: "committingBatch" });
  expect(states.aggregatingFileChanges?.after).toEqual({
    40: { actions: "extractQueries", target: "idle" },
  });
  expect(Object.keys(states)).toEqual(Object.keys(waitingStates.states));
});

test("reports that Gatsby waits, unless changes are left", () => {
  const report = vi.fn();
  const { idle } = reportingIdle(statesOfGatsby(), report).states;
  idle?.entry?.({ nodeMutationBatch: ["a change"] });
  idle?.entry?.({ nodeMutationBatch: [], sourceFilesDirty: true });
  expect(report).not.toHaveBeenCalled();
  idle?.entry?.({ nodeMutationBatch: [] });
  expect(report).toHaveBeenCalledOnce();
});
