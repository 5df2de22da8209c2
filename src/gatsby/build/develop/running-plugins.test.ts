import { expect, test } from "vitest";
import { newEmitter } from "./new-emitter.test-support";
import { watchPlugins } from "./running-plugins";

test("waits until plugins have handled the changed nodes", async () => {
  const emitter = newEmitter();
  const pluginsFinished = watchPlugins(emitter);
  const order: string[] = [];
  emitter.emit("API_RUNNING_START");
  const waiting = pluginsFinished().then(() => order.push("pages are created"));
  await Promise.resolve();
  order.push("nodes are created");
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await waiting;
  expect(order).toEqual(["nodes are created", "pages are created"]);
});

test("doesn't wait if no plugin is running", async () => {
  const emitter = newEmitter();
  const pluginsFinished = watchPlugins(emitter);
  await pluginsFinished();
  emitter.emit("API_RUNNING_START");
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await pluginsFinished();
});
