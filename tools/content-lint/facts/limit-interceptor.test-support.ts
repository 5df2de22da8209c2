import type { Interceptor } from "../../../src/model/reference/interceptor";

/** An interceptor for tests of checks. Spread it and add what matters. */
export const limitInterceptor: Interceptor = {
  id: "limit",
  name: "Limit",
  pluginClass: "io.example.LimitPlugin",
  kind: "traffic-control",
  goals: ["protect brokers"],
  requests: ["Produce"],
  summary: "Limits.",
  needs: [],
  options: [],
  example: {},
  errors: [],
  limits: [],
  demos: [],
};
