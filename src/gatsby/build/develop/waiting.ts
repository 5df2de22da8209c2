import { createRequire } from "node:module";

/** What is read of Gatsby's description of how it waits for changes. */
interface WaitingStates {
  states: Record<string, { after?: Record<string, unknown> }>;
}

interface WaitingModule {
  waitingMachine: { options: unknown };
  waitingStates: WaitingStates;
}

interface StateMachines {
  createMachine: (states: WaitingStates, options: unknown) => WaitingModule["waitingMachine"];
}

/** Milliseconds in which changes are collected. One save changes several nodes, which follow each other at once. */
const collectFor = 40;

/**
 * What Gatsby gets for its module that waits for changes while developing: the same, but it waits 40 ms for more changes
 * instead of 500 ms for content and 200 ms for code.
 * @param original loads Gatsby's module
 */
export function waitingStandIn(original: () => unknown): WaitingModule {
  const module = original() as WaitingModule;
  const { createMachine } = createRequire(require.resolve("gatsby/package.json"))("xstate") as StateMachines;
  const waitingStates = withShortWaits(module.waitingStates);
  return {
    ...module,
    waitingStates,
    waitingMachine: createMachine(waitingStates, module.waitingMachine.options),
  };
}

/** The states with every wait as short as ours. */
export function withShortWaits(waitingStates: WaitingStates): WaitingStates {
  const states = Object.entries(waitingStates.states).map(([name, state]) => {
    const [next, ...others] = Object.values(state.after ?? {});
    if (others.length > 0) throw new Error(`Gatsby's state ${name} has several waits`);
    return [name, next === undefined ? state : { ...state, after: { [collectFor]: next } }] as const;
  });
  return { ...waitingStates, states: Object.fromEntries(states) };
}
