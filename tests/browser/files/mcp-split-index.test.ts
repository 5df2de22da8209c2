import { afterEach, expect, test } from "vitest";
import { callTool, connectToMcp } from "../page-objects/mcp-client";
import { useSplitSite } from "../search/split-index-site";

const site = useSplitSite();
let client: Awaited<ReturnType<typeof connectToMcp>>;

afterEach(() => client.close());

test.each([
  ["folder", () => site.directory()],
  ["address", () => site.url()],
])("search answers from the split index of a site given by its %s", async (_, place) => {
  client = await connectToMcp(place());
  const addressesFor = async (query: string) => {
    const { text, isError } = await callTool(client, "search", { query });
    expect(isError).toBe(false);
    return text.match(/^ {2}\/\S+$/gm)?.map((line) => line.trim()) ?? [];
  };
  expect(await addressesFor("hysteresis")).toEqual(["/manual/brokers/#quotas"]);
  expect(await addressesFor('"compacted topic partition"')).toEqual(["/manual/topics/#compaction"]);
  expect((await addressesFor("KAFKA_HEAP_OPTS"))[0]).toMatch(/^\/manual\/consumers\/#/);
  expect((await addressesFor("brokers"))[0]).toBe("/manual/brokers/");
  expect(await addressesFor("nothingofthis")).toEqual([]);
  const { text } = await callTool(client, "read_page", { path: "/manual/brokers/#quotas" });
  expect(text).toContain("hysteresis");
});
