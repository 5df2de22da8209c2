import { expect, test } from "vitest";
import { resourceKindSchema } from "../../../../src/model/reference/resource-kind";
import { contentOf, found, noFacts } from "../../rule/content.test-support";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import { interceptorExamples } from "./interceptor-examples";
import { resourceExamples } from "./resource-examples";

const kind = (size: unknown) =>
  resourceKindSchema.parse({
    ...{ kind: "Group", apiVersion: "gateway/v2", identity: ["metadata.name"], path: "/group" },
    ...{ summary: "A group.", checks: [], metadata: [] },
    spec: [{ name: "size", type: "integer", required: true, description: "Size." }],
    example: { apiVersion: "gateway/v2", kind: "Group", metadata: {}, spec: { size } },
  });

test("the example of a resource kind must match its fields", async () => {
  const problems = (size: unknown) =>
    found(resourceExamples, contentOf({}, { facts: { ...noFacts, kinds: [kind(size)] } }));
  expect(await problems(1)).toEqual([]);
  expect(await problems("many")).toEqual([
    'content/resources/Group.yaml:0 example: `spec.size` must be an integer, but is "many"',
  ]);
});

test("an interceptor's example and its options' defaults must match, too", async () => {
  const option = { name: "size", type: "integer" as const, required: false, description: "Size." };
  const problems = (value: string | number) => {
    const limit = { ...limitInterceptor, options: [{ ...option, default: value }], example: { size: value } };
    return found(interceptorExamples, contentOf({}, { facts: { ...noFacts, interceptors: [limit] } }));
  };
  expect(await problems(1)).toEqual([]);
  expect(await problems("many")).toHaveLength(2);
});
