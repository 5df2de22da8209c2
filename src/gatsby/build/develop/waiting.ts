import { createRequire } from "node:module";
import { gatsbyEmitter } from "../gatsby-store";

/** The properties we read from Gatsby's state machine for waiting for changes. */
interface WaitingStates {
  states: Record<string, { after?: Record<string, unknown>; entry?: (context: WaitingContext) => void }>;
}

/** Changes that Gatsby has yet to handle. */
interface WaitingContext {
  nodeMutationBatch: readonly unknown[];
  sourceFilesDirty?: boolean;
}

interface WaitingModule {
  waitingMachine: { options: unknown };
  waitingStates: WaitingStates;
}

interface StateMachines {
  createMachine: (states: WaitingStates, options: unknown) => WaitingModule["waitingMachine"];
}

/** How many milliseconds changes are collected for. One save changes several nodes in quick succession. */
const collectFor = 40;

/** Our own event of Gatsby's emitter: all changes so far have been handled. */
export const shownEvent = "ALL_CHANGES_SHOWN";

/**
 * Replaces Gatsby's module that waits for changes during development. This version waits 40 ms for more changes instead of 500
 * ms for content and 200 ms for code, and reports when there are none.
 * @param original loads Gatsby's module
 */
export function waitingReplacement(original: () => unknown): WaitingModule {
  const module = original() as WaitingModule;
  const { createMachine } = createRequire(require.resolve("gatsby/package.json"))("xstate") as StateMachines;
  const emitter = gatsbyEmitter();
  const waitingStates = reportingIdle(withShortWaits(module.waitingStates), () => emitter.emit(shownEvent));
  return {
    ...module,
    waitingStates,
    waitingMachine: createMachine(waitingStates, module.waitingMachine.options),
  };
}

/** Shortens each wait in the states to `collectFor`. */
export function withShortWaits(waitingStates: WaitingStates): WaitingStates {
  const states = Object.entries(waitingStates.states).map(([name, state]) => {
    const [next, ...others] = Object.values(state.after ?? {});
    if (others.length > 0)
      throw new Error(`Gatsby's state ${name} must have at most one wait, but has ${others.length + 1}.`);
    return [name, next === undefined ? state : { ...state, after: { [collectFor]: next } }] as const;
  });
  return { ...waitingStates, states: Object.fromEntries(states) };
}

/** Calls a function each time Gatsby begins to wait and has no changes left. */
export function reportingIdle(waitingStates: WaitingStates, report: () => void): WaitingStates {
  const { idle, ...others } = waitingStates.states;
  if (!idle || idle.entry) throw new Error("Gatsby's state idle must exist, without an action on entry.");
  const entry = ({ nodeMutationBatch, sourceFilesDirty }: WaitingContext): void => {
    if (nodeMutationBatch.length === 0 && !sourceFilesDirty) report();
  };
  return { ...waitingStates, states: { idle: { ...idle, entry }, ...others } };
}
