import { expect, test } from "vitest";
import type { EventData } from "../gatsby-store";
import { countFileChanges, createFromLatest } from "./create-pages";

test("counts changed and deleted files, not the nodes that plugins create from them", () => {
  let emit: (data: EventData) => void = () => undefined;
  const changes = countFileChanges({
    on: (event, listener) => {
      if (event === "ENQUEUE_NODE_MUTATION") emit = listener;
    },
  });
  const change = (type: string): void => {
    emit({ payload: [{ internal: { type } }] });
  };
  change("File");
  change("Mdx");
  change("SitePage");
  emit({ payload: [undefined] });
  emit({});
  expect(changes()).toBe(1);
  change("File");
  expect(changes()).toBe(2);
});

test("creates pages once all nodes are there, and again if a file changes meanwhile", async () => {
  const order: string[] = [];
  let changes = 0;
  const createPages = (): Promise<number> => {
    order.push("pages");
    if (order.length === 2) changes += 1;
    return Promise.resolve(changes);
  };
  const nodesAreComplete = (): Promise<void> => {
    order.push("nodes");
    return Promise.resolve();
  };
  expect(await createFromLatest(createPages, nodesAreComplete, () => changes)).toBe(1);
  expect(order).toEqual(["nodes", "pages", "nodes", "pages"]);
});
