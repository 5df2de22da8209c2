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

test("a resource has only the scope fields that are set, and no scope if none are set", () => {
  expect(resourceIn({})).toEqual({ name: "limit" });
  expect(resourceIn({ vCluster: " shop ", group: "batch" })).toEqual({
    name: "limit",
    scope: { vCluster: "shop", group: "batch" },
  });
  expect(resourceIn({ username: "billing" })).toEqual({ name: "limit", scope: { username: "billing" } });
});

test("an account together with a group is an error and is omitted", () => {
  expect(readScope({ ...emptyScope, group: "batch", username: "billing" })).toEqual({
    scope: { group: "batch" },
    mistakes: { username: ["builder.isAlone"] },
  });
});
