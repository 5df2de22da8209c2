import { expect, test } from "vitest";
import { interceptorResource } from "../../model/reference/interceptor-resource";
import { emptyScope, readScope } from "./scope-values";

const resourceIn = (scope: Partial<typeof emptyScope>) =>
  interceptorResource({
    name: "limit",
    pluginClass: "io.example.Plugin",
    config: {},
    scope: readScope({ ...emptyScope, ...scope }).scope,
  }).metadata;

test("a resource has the parts of a scope that are set, and no scope where none is", () => {
  expect(resourceIn({})).toEqual({ name: "limit" });
  expect(resourceIn({ vCluster: " shop ", group: "batch" })).toEqual({
    name: "limit",
    scope: { vCluster: "shop", group: "batch" },
  });
  expect(resourceIn({ username: "billing" })).toEqual({ name: "limit", scope: { username: "billing" } });
});

test("an account together with a group is a mistake and left out", () => {
  expect(readScope({ ...emptyScope, group: "batch", username: "billing" })).toEqual({
    scope: { group: "batch" },
    mistakes: { username: ["builder.isAlone"] },
  });
});
