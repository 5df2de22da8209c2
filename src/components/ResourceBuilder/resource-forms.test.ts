import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { interceptorResource } from "../../model/interceptor-resource";
import { resourceForms } from "./resource-forms";

const resource = interceptorResource({
  name: "it's-a-test",
  pluginClass: "io.example.Plugin",
  config: { topic: "it's $HOME `x`", limit: 3 },
});

test("the YAML holds the resource", () => {
  expect(parse(resourceForms(resource).yaml)).toEqual(resource);
});

test("a shell reads the request's data as the resource, whatever characters it holds", () => {
  const script = resourceForms(resource).request.replace(
    /^curl/,
    'print_data() { printf %s "$8"; }; print_data',
  );
  expect(JSON.parse(execFileSync("sh", ["-c", script], { encoding: "utf8" }))).toEqual(resource);
});
