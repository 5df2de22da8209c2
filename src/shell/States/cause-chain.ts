const longest = 10;

/**
 * The messages of an error and its causes, outermost first.
 * @param error any thrown value; a circular chain ends where it repeats
 */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current: unknown = error;
  while (current !== undefined && current !== null && !seen.has(current) && messages.length < longest) {
    seen.add(current);
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === "string" ? thrown : JSON.stringify(thrown);
}
