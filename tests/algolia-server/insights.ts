/** An event as it came in; tests look at what they need. */
export type StoredEvent = Record<string, unknown> & { eventType: string };

const common = {
  eventName: (value: unknown) => typeof value === "string" && /^[\x20-\x7e]{1,64}$/.test(value),
  index: (value: unknown) => typeof value === "string" && value !== "",
  userToken: (value: unknown) => typeof value === "string" && /^[\w+/=-]{1,129}$/.test(value),
  timestamp: Number.isInteger,
  objectIDs: (value: unknown) => isList(value, (id) => typeof id === "string" && id !== ""),
};
const clickedAfterSearch = {
  ...common,
  queryID: (value: unknown) => typeof value === "string" && /^[0-9a-f]{32}$/.test(value),
  positions: (value: unknown) =>
    isList(value, (position) => Number.isInteger(position) && Number(position) > 0),
};

/**
 * Checks events as Algolia's Insights API does.
 * @param events the list of a request
 * @returns what is wrong with the first bad one; undefined where all can be taken
 */
export function eventProblem(events: readonly StoredEvent[]): string | undefined {
  return events.map(problemOf).find((problem) => problem !== undefined);
}

function problemOf(event: StoredEvent): string | undefined {
  const rules =
    event.eventType === "click" ? clickedAfterSearch : event.eventType === "view" ? common : undefined;
  if (!rules) return `The eventType "${event.eventType}" is not known`;
  const bad = Object.entries(rules).find(([name, isRight]) => !isRight(event[name]));
  if (bad) return `The field "${bad[0]}" of a ${event.eventType} is not valid`;
  const { objectIDs, positions } = event as { objectIDs?: unknown[]; positions?: unknown[] };
  return positions && positions.length !== objectIDs?.length
    ? "There have to be as many positions as objectIDs"
    : undefined;
}

/** No list of an event is longer than 20. */
function isList(value: unknown, isRight: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every(isRight);
}
