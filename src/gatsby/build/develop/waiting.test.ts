import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import { withShortWaits } from "./waiting";

const require = createRequire(import.meta.url);

test("all waits are short, and Gatsby's behavior after a wait is unchanged", () => {
  // Gatsby's reporter would write to the terminal.
  vi.stubEnv("CI", "true");
  const { waitingStates } = require("gatsby/dist/state-machines/waiting") as {
    waitingStates: Parameters<typeof withShortWaits>[0];
  };
  const { states } = withShortWaits(waitingStates);
  expect(states.batchingNodeMutations?.after).toEqual({ 40: "committingBatch" });
  expect(states.aggregatingFileChanges?.after).toEqual({
    40: { actions: "extractQueries", target: "idle" },
  });
  expect(Object.keys(states)).toEqual(Object.keys(waitingStates.states));
});
