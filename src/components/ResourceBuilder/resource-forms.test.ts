import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { interceptorResource } from "../../model/reference/interceptor-resource";
import { resourceForms } from "./resource-forms";

const resource = interceptorResource({
  name: "it's-a-test",
  pluginClass: "io.example.Plugin",
  config: { topic: "it's $HOME `x`", limit: 3 },
});

test("the YAML contains the resource", () => {
  expect(parse(resourceForms(resource).yaml)).toEqual(resource);
});

test("in a shell, the request's data is the resource, no matter what characters it contains", () => {
  const script = resourceForms(resource).request.replace(
    /^curl/,
    'print_data() { printf %s "$8"; }; print_data',
  );
  expect(JSON.parse(execFileSync("sh", ["-c", script], { encoding: "utf8" }))).toEqual(resource);
});

test("in a shell, the command writes the resource to a file, and the CLI applies that file", () => {
  const { command } = resourceForms(resource);
  const script = `cat() { command cat; }; conduktor() { :; }\n${command.replace(/^cat > \S+/, "cat")}`;
  expect(parse(execFileSync("sh", ["-c", script], { encoding: "utf8" }))).toEqual(resource);
  expect(command).toMatch(/^cat > it-s-a-test\.yaml <<'RESOURCE'\n/);
  expect(command).toMatch(/\nconduktor apply -f it-s-a-test\.yaml$/);
});

test("a reference that Gateway resolves is escaped for the CLI and sent to the API unchanged", () => {
  const config = { kmsConfig: { vault: { token: "${VAULT_TOKEN}" } } };
  const { yaml, command, request } = resourceForms({ ...resource, spec: { ...resource.spec, config } });
  expect(yaml).toContain("token: $${VAULT_TOKEN}\n");
  expect(command).toContain("token: $${VAULT_TOKEN}\n");
  expect(request).toContain('"token": "${VAULT_TOKEN}"');
});
