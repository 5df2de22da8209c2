/** Longer than any line of a message. */
const LONGEST_LINE = 100_000;

/**
 * The lines of a UTF-8 stream, as they arrive. The last line doesn't need a line break.
 * @throws Error if a line doesn't end, or whatever the stream itself throws
 */
export async function* streamLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A carriage return at the end might be half of a line break.
      const parts = rest.split(done ? /\r\n|\r|\n/ : /\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? "";
      yield* parts;
      if (rest.length > LONGEST_LINE) throw new Error("A line of the stream is too long.");
      if (done) break;
    }
    if (rest !== "") yield rest;
  } finally {
    // A caller that stops reading early doesn't want the rest.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The data of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). Lines of the same event
 * are joined; comments and other fields are left out.
 */
export async function* eventData(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of lines) {
    if (line === "") {
      if (data.length > 0) yield data.join("\n");
      data = [];
    } else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    else if (line === "data") data.push("");
  }
  // Strictly, an event counts only if an empty line follows it, but some servers forget the last one.
  if (data.length > 0) yield data.join("\n");
}
