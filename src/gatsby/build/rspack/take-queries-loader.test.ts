import { expect, test } from "vitest";
import { apisToRemove } from "./take-queries-loader";

test("of a page's two modules each loses what the other is for", () => {
  expect(apisToRemove("?export=default")).toEqual(["getServerData", "config", "Head"]);
  expect(apisToRemove("?export=head")).toEqual(["getServerData", "config", "default"]);
});
