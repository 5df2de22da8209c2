import { describe, expect, test } from "vitest";
import type { Content } from "../../rule/content";
import { contentOf, found, noFacts } from "../../rule/content.test-support";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import { defaults } from "./defaults";
import { metricNames } from "./metric-names";
import { untrue } from "./untrue";
import { versions } from "./versions";

const metric = (name: string, since?: string) => ({
  ...{ name, series: [], labels: [], description: "Some." },
  ...(since === undefined ? {} : { since }),
});
const facts: Content["facts"] = {
  ...noFacts,
  variableData: [
    { name: "GATEWAY_PORT_START", default: "6969", since: "3.1.0" },
    { name: "GATEWAY_RACK_ID" },
    { name: "GATEWAY_PORT_COUNT", defaultNote: "As many as brokers" },
  ],
  interceptors: [
    {
      ...limitInterceptor,
      options: [
        { name: "throttleMs", type: "integer", required: false, default: 100, description: "Pause." },
        { name: "action", type: "string", required: false, description: "Action." },
      ],
    },
  ],
  metrics: {
    former: [{ name: "gateway_old", dropped: "3.3.0" }],
    groups: [{ id: "all", title: "All", metrics: [metric("gateway_thread_tasks", "3.6.1")] }],
  },
  stated: {
    keyIdPrefixes: [],
    lifecycle: [{ says: "API v1", deprecated: "3.7.0" }],
    untrue: [{ says: "no escape", files: "^content/guides/", fact: "There is one." }],
  },
};
const problems = (rule: typeof defaults, text: string, file = "content/guides/a.mdx") =>
  found(rule, contentOf({ [file]: text }, { facts }));

describe("defaults", () => {
  const limit = '<InterceptorOptions of="limit" />\n\n';

  test.each([
    "`GATEWAY_PORT_START` is 6,969 or more, and its default is `6969`.",
    "Set [`GATEWAY_PORT_START`](./b.mdx) (`6969` by default).",
    "`GATEWAY_PORT_COUNT` (default: `5`)",
    "From 3.10.0, `GATEWAY_PORT_START` defaults to `9092`.",
    "| Variable | Default |\n| --- | --- |\n| `GATEWAY_PORT_START` | `6969` |\n| `GATEWAY_RACK_ID` | none |",
    "| Option | Consumer setting | Default |\n| --- | --- | --- |\n| `throttleMs` | `max.wait.ms` | 500 |",
    "`throttleMs`, 100 by default, and `action`",
    "Names begin with `GATEWAY_PORT_START`, by default `port_6969_`.",
  ])("that match the data, or that belong to something else: %s", async (text) => {
    expect(await problems(defaults, `${limit}${text}`)).toEqual([]);
  });

  test.each([
    ["`GATEWAY_PORT_START` (default `9092`)", "GATEWAY_PORT_START", "9092"],
    ["[`GATEWAY_PORT_START`](./b.mdx) defaults to `9092`.", "GATEWAY_PORT_START", "9092"],
    ["The pause is `throttleMs`, 200 by default.", "throttleMs", "200"],
    ["`action` (default: `BLOCK`)", "action", "BLOCK"],
    ["`GATEWAY_RACK_ID` (`a` by default)", "GATEWAY_RACK_ID", "a"],
    [
      "Set `GATEWAY_RACK_ID` to `a`. `GATEWAY_PORT_START` (default: `9092`), too.",
      "GATEWAY_PORT_START",
      "9092",
    ],
  ])("that differ from the data: %s", async (text, name, value) => {
    expect(await problems(defaults, `${limit}${text}`)).toEqual([
      `content/guides/a.mdx:3 the default of \`${name}\` isn't \`${value}\``,
    ]);
  });

  test("in tables are reported with the row's line, but not in release notes", async () => {
    const table = "| Name | Default |\n| --- | --- |\n| `GATEWAY_PORT_START` | 9,092 |";
    expect(await problems(defaults, table)).toEqual([
      "content/guides/a.mdx:3 the default of `GATEWAY_PORT_START` isn't `9092`",
    ]);
    expect(await problems(defaults, table, "content/changelog/Gateway-3.0.0.mdx")).toEqual([]);
  });
});

describe("versions", () => {
  test.each([
    "`GATEWAY_PORT_START` (since 3.1.0)",
    "`gateway.thread_tasks` (since 3.6.1)",
    "API v1 is deprecated since 3.7, and is planned to be removed in 3.10.0.",
    "API v1 remains deprecated, with removal planned for 3.10.0.",
    "`gateway_old` was removed in 3.3.0.",
  ])("that are correct: %s", async (text) => {
    expect(await problems(versions, text)).toEqual([]);
  });

  test.each([
    ["`GATEWAY_PORT_START` (since 3.2.0)", "`GATEWAY_PORT_START` was added in 3.1.0, not in 3.2.0"],
    [
      "`gateway_thread_tasks`, since Gateway 3.5.0",
      "`gateway_thread_tasks` was added in 3.6.1, not in 3.5.0",
    ],
    ["`gateway.thread.tasks` (since 3.5.0)", "`gateway.thread.tasks` was added in 3.6.1, not in 3.5.0"],
    ["API v1 is deprecated since Gateway 3.8.0.", "it was deprecated in 3.7.0, not in 3.8.0"],
    ["| API v1 is deprecated since | Gateway 3.8.0 |", "it was deprecated in 3.7.0, not in 3.8.0"],
    ["`gateway_old` was removed in 3.4.0", "it was removed in 3.3.0, not in 3.4.0"],
  ])("that are wrong: %s", async (text, message) => {
    expect(await problems(versions, text)).toEqual([`content/guides/a.mdx:1 ${message}`]);
  });
});

test("a metric must exist, in either spelling", async () => {
  expect(await problems(metricNames, "`gateway_thread_tasks`, `gateway.thread_tasks`, `gateway_…`")).toEqual(
    [],
  );
  expect(await problems(metricNames, "Helm's `gateway.secretRef` and `gateway_thread_`")).toEqual([]);
  expect(await problems(metricNames, "`gateway_tasks`")).toEqual([
    "content/guides/a.mdx:1 `gateway_tasks` isn't a Gateway metric",
  ]);
});

test("a removed metric can be named only in text about its removal", async () => {
  expect(await problems(metricNames, "Watch `gateway_old`.")).toEqual([
    "content/guides/a.mdx:1 `gateway_old` was removed in 3.3.0",
  ]);
  expect(await problems(metricNames, "`gateway_old` was removed.")).toEqual([]);
  expect(await problems(metricNames, "`gateway.old_`", "content/changelog/Gateway-3.0.0.mdx")).toEqual([]);
});

test("text that contradicts a fact is reported in the files that the fact applies to", async () => {
  expect(await problems(untrue, "One.\n\nThere is no escape.")).toEqual([
    "content/guides/a.mdx:3 this isn't true",
  ]);
  expect(await problems(untrue, "There is no escape.", "content/gateway/a.mdx")).toEqual([]);
});
