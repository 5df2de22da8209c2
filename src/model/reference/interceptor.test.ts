import { expect, test } from "vitest";
import { interceptorSchema } from "./interceptor";

const interceptor = (option: object) => ({
  id: "limit",
  name: "Limit",
  pluginClass: "io.example.LimitPlugin",
  kind: "traffic-control",
  goals: ["protect brokers"],
  requests: ["Produce"],
  summary: "Limits.",
  needs: [],
  options: [{ name: "size", type: "integer", required: false, description: "Size.", ...option }],
  example: {},
  errors: [],
  limits: [],
  demos: [],
});

test("an option can't have both a default and an undocumented default", () => {
  expect(interceptorSchema.safeParse(interceptor({ default: 5 })).success).toBe(true);
  expect(interceptorSchema.safeParse(interceptor({ defaultUndocumented: true })).success).toBe(true);
  const { error } = interceptorSchema.safeParse(interceptor({ default: 5, defaultUndocumented: true }));
  expect(error?.issues.map(({ message }) => message)).toEqual(["can't be combined with a default"]);
});
