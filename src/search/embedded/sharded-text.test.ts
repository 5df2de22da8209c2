import { expect, it, vi } from "vitest";
import { SearchUnreachableError } from "../provider";
import { FIRST_ANSWER_BYTES } from "../sharded/load-budget";
import { indexOf, shards } from "../sharded/sharded-index.test-support";
import { ShardedSearch } from "../sharded/sharded-search";
import { shardedText } from "./sharded-text";

const { outline, files } = shards(indexOf(240), 300, (text) => text.length * 12);
const wantedFor = (text: string) => ({ text, isQuestion: false, facetFilters: [], hits: 20 });
const query = wantedFor("broker lag");

/** A large site's text, whose files arrive when the test releases them. */
function slowSite() {
  const waiting = new Map<string, { arrive: () => void; fail: () => void }>();
  const requested: string[] = [];
  const refined = vi.fn();
  const load = (name: string) => {
    requested.push(name);
    return new Promise<object>((resolve, reject) => {
      waiting.set(name, {
        arrive: () => {
          resolve(files.get(name) ?? {});
        },
        fail: () => {
          reject(new SearchUnreachableError("offline"));
        },
      });
    });
  };
  /** Lets all files arrive that are requested, and those that are requested because of them. */
  const release = async (kind = "") => {
    for (const [name, { arrive }] of waiting) {
      if (!name.startsWith(kind)) continue;
      waiting.delete(name);
      arrive();
    }
    await new Promise((resolve) => setTimeout(resolve));
  };
  const text = shardedText(new ShardedSearch(outline, 0.7 * FIRST_ANSWER_BYTES), load, refined);
  return { text, waiting, requested, refined, release };
}

const requestedPages = (names: readonly string[]) => names.filter((name) => name.startsWith("page-"));

it("answers with the pages within the limit, then loads the others and reports again", async () => {
  const { text, waiting, requested, refined, release } = slowSite();
  expect(text.engines([query])).toEqual([undefined]);
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(0));
  await release("terms");
  const first = requestedPages(requested).length;
  expect(first).toBeGreaterThan(0);
  expect(refined).not.toHaveBeenCalled();
  await release("page");
  expect(refined).toHaveBeenCalledOnce();
  // The reader's window asks again, and the files that are already requested aren't requested again.
  expect(text.engines([query])[0]).toBeDefined();
  while (waiting.size > 0) await release();
  expect(refined).toHaveBeenCalledTimes(2);
  expect(requestedPages(requested).length).toBeGreaterThan(first);
  expect(new Set(requested).size).toBe(requested.length);
  expect(text.engines([query])[0]).toBeDefined();
});

it("requests no pages for a query that was replaced while its terms loaded", async () => {
  const { text, waiting, requested, release } = slowSite();
  text.engines([wantedFor("certificate rotate")]);
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(0));
  const earlier = [...waiting.values()];
  waiting.clear();
  text.engines([query]);
  for (const { arrive } of earlier) arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requestedPages(requested)).toEqual([]);
  await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0));
  while (waiting.size > 0) await release();
  expect(text.engines([query])[0]).toBeDefined();
});

it("keeps the first answer if one of the other files can't be loaded", async () => {
  const { text, waiting, refined, release } = slowSite();
  text.engines([query]);
  await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0));
  await release("terms");
  await release("page");
  expect(refined).toHaveBeenCalledOnce();
  for (const { fail } of waiting.values()) fail();
  waiting.clear();
  await new Promise((resolve) => setTimeout(resolve));
  expect(text.engines([query])[0]).toBeDefined();
  expect(refined).toHaveBeenCalledOnce();
});

it("doesn't request anything for a while after a failure, and then tries again", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { text, waiting, requested } = slowSite();
  text.engines([query]);
  await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0));
  for (const { fail } of waiting.values()) fail();
  await new Promise((resolve) => setTimeout(resolve));
  const before = requested.length;
  text.engines([query]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requested).toHaveLength(before);
  now.mockReturnValue(10_000);
  text.engines([query]);
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(before));
});
