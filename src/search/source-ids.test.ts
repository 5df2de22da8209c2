import { createAutocomplete } from "@algolia/autocomplete-core";
import { expect, test, vi } from "vitest";

// The engine in DocSearch's modal keeps results in sources. The modal names them itself, by index and group
// (`hits_docs_0`), so this site can't give two sources the same name. The engine itself checks for that.
test("two sources with the same ID are an error in the modal's engine", async () => {
  // The engine uses only a window's timers.
  vi.stubGlobal("window", globalThis);
  const source = { sourceId: "hits_docs_0", getItems: () => [{ title: "Kafka" }] };
  const engine = createAutocomplete({ openOnFocus: true, getSources: () => [source, { ...source }] });
  await expect(engine.refresh()).rejects.toThrow(
    '[Autocomplete] The `sourceId` "hits_docs_0" is not unique.',
  );
});

test("sources with different IDs aren't an error", async () => {
  vi.stubGlobal("window", globalThis);
  const source = { sourceId: "hits_docs_0", getItems: () => [{ title: "Kafka" }] };
  const states: number[] = [];
  const engine = createAutocomplete({
    openOnFocus: true,
    getSources: () => [source, { ...source, sourceId: "hits_docs_1" }],
    onStateChange: ({ state }) => void states.push(state.collections.length),
  });
  await engine.refresh();
  expect(states.at(-1)).toBe(2);
});
