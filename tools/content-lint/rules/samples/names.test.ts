import { describe, expect, test } from "vitest";
import { commandLineSchema } from "../../../../src/model/reference/command-line";
import { httpApiSchema } from "../../../../src/model/reference/http-api";
import { apiFindings } from "./api-calls";
import { commandFindings } from "./commands";
import { imagesOf } from "../../facts/known-images";
import { imageFindings } from "./images";
import type { Finding } from "../../document/finding";

const shown = (findings: Finding[]) => findings.map(({ line, message }) => `${line}: ${message}`);

describe("images", () => {
  const images = imagesOf([
    ...["Gateway-3.8.0", "Gateway-3.8.1", "Console-1.33.0", "Cli-0.2.5", "Cli-0.2.6", "Cli-0.5.0"],
    ...["1.17.1", "_category", "Other-1.0.0"],
  ]);

  test("of releases have the release's tag, with a v for the CLI since 0.2.6", () => {
    expect(Object.fromEntries(images)).toEqual({
      "conduktor/conduktor-gateway": ["3.8.0", "3.8.1"],
      "conduktor/conduktor-console": ["1.33.0"],
      "conduktor/conduktor-console-cortex": ["1.33.0"],
      "conduktor/conduktor-ctl": ["0.2.5", "v0.2.6", "v0.5.0"],
    });
  });

  test("must be published with their name and tag", () => {
    const text = [
      "conduktor/conduktor-gateway:3.8.1 conduktor/conduktor-gateway:3.8.1-amd64 conduktor/conduktor-ctl:v0.5.0",
      "conduktor/conduktor-gateway:latest conduktor/conduktor-gateway:3.8.9.",
      "conduktor/conduktor-platform-cortex:1.18.0 conduktor/conduktor-public-charts brew/conduktor/conduktor-cli",
      "conduktor/conduktor-cli:0.5.0 conduktor/conduktor-ctl:0.5.0 conduktor/conduktor-console:VERSION",
    ];
    expect(imageFindings(text.join("\n"), images)).toMatchInlineSnapshot(`
      [
        {
          "hint": "use one of: 3.8.0, 3.8.1",
          "line": 2,
          "message": "conduktor/conduktor-gateway has no tag 3.8.9",
        },
        {
          "hint": "did you mean \`conduktor/conduktor-ctl\`? Images: conduktor/conduktor-gateway, conduktor/conduktor-console, conduktor/conduktor-console-cortex, conduktor/conduktor-ctl",
          "line": 4,
          "message": "conduktor/conduktor-cli isn't a published image",
        },
        {
          "hint": "use one of: 0.2.5, v0.2.6, v0.5.0",
          "line": 4,
          "message": "conduktor/conduktor-ctl has no tag 0.5.0",
        },
      ]
    `);
  });
});

describe("commands", () => {
  const line = commandLineSchema.parse({
    program: "conduktor",
    globalFlags: [{ name: "verbose", short: "v", description: "More." }],
    commands: [
      {
        name: "apply",
        summary: "Applies.",
        flags: [{ name: "file", short: "f", value: "path", description: "File." }],
      },
      {
        name: "get",
        summary: "Gets.",
        takesKind: "get",
        flags: [{ name: "output", short: "o", value: "string", description: "Form." }],
      },
      {
        name: "get all",
        summary: "Gets all.",
        flags: [{ name: "gateway", short: "g", description: "Gateway." }],
      },
      { name: "token create admin", summary: "Creates." },
    ],
    kinds: [
      {
        name: "Topic",
        product: "console",
        byName: true,
        get: [{ name: "cluster", value: "string", description: "Its." }],
      },
      { name: "VirtualCluster", product: "gateway", byName: true },
    ],
    variables: [],
    exitCodes: [],
    later: [],
  });

  test.each([
    "conduktor apply -f a.yaml -f b.yaml --verbose",
    "conduktor get Topic orders --cluster=prod -o json > out.json",
    "conduktor get -o yaml topics",
    "conduktor get all -g",
    'conduktor get "$kind" --whatever',
    "conduktor get KIND NAME",
    "conduktor token create admin ci",
    'docker run --rm -v "$PWD:/work" conduktor/conduktor-ctl:v0.5.0 apply -f a.yaml',
    "echo conduktor frobnicate",
    "conduktor --verbose",
  ])("%s is known", (script) => {
    expect(shown(commandFindings(script, line))).toEqual([]);
  });

  test.each([
    ["conduktor aply -f x", "1: `conduktor aply` isn't a command"],
    ["true\nconduktor apply --recursive -f x", "2: `conduktor apply` has no flag `--recursive`"],
    ["conduktor get Topc", "1: `Topc` isn't a kind"],
    ["conduktor get VirtualCluster --cluster a", "1: `conduktor get` has no flag `--cluster`"],
    ["X=$(conduktor get all --output2)", "1: `conduktor get all` has no flag `--output2`"],
    ["docker run conduktor/conduktor-ctl:v0.5.0 aply", "1: `conduktor aply` isn't a command"],
  ])("%s is reported", (script, message) => {
    expect(shown(commandFindings(script, line))).toEqual([message]);
  });

  test("a message in a sentence isn't a command, but a misspelled command is", () => {
    expect(shown(commandFindings("conduktor depends on a library", line, true))).toEqual([]);
    expect(shown(commandFindings("conduktor aply", line, true))).toEqual([
      "1: `conduktor aply` isn't a command",
    ]);
  });
});

describe("API calls", () => {
  const api = httpApiSchema.parse({
    groups: [
      {
        id: "groups",
        title: "Groups",
        endpoints: [
          { method: "GET", path: "/gateway/v2/group", purpose: "List", query: ["name"], answer: "200" },
          { method: "DELETE", path: "/gateway/v2/group/{name}", purpose: "Delete", answer: "204" },
          { method: "POST", path: "/gateway/v2/token", purpose: "Issue", answer: "200" },
        ],
      },
    ],
  });

  test.each([
    'curl "$URL/gateway/v2/group?name=$name"',
    "curl -u a:b -X DELETE http://localhost:8888/gateway/v2/group/batch",
    "curl http://localhost:8888/gateway/v2/token -d '{}'",
    "curl https://example.com/other",
    "curl -X POST http://localhost:8888/admin/anything",
  ])("%s is known", (script) => {
    expect(shown(apiFindings(script, api))).toEqual([]);
  });

  test.each([
    ["curl http://h/gateway/v2/groups", "1: `GET /gateway/v2/groups` isn't an endpoint"],
    ["curl --request=PUT http://h/gateway/v2/token", "1: `PUT /gateway/v2/token` isn't an endpoint"],
    ["curl 'http://h/gateway/v2/group?nam=x'", "1: `GET /gateway/v2/group` has no parameter `nam`"],
  ])("%s is reported", (script, message) => {
    expect(shown(apiFindings(script, api))).toEqual([message]);
  });
});
