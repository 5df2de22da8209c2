import { expect, test } from "vitest";
import { yamlDocuments } from "../../languages/yaml-documents";
import { composeFindings } from "./compose-keys";

test("a service gets every secret whose file it reads", () => {
  const withSecrets = (secrets: string) => `services:
  console:
    image: console
    environment:
      PASSWORD_FILE: /run/secrets/admin
${secrets}`;
  const listed = "    secrets:\n      - admin\n";
  const defined = "secrets:\n  admin:\n    file: ./admin\n";
  const missing = "5: the service `console` reads the secret `admin`, but isn't given it";
  const findings = (secrets: string) =>
    yamlDocuments(withSecrets(secrets))
      .documents.flatMap(composeFindings)
      .map(({ line, message }) => `${line}: ${message}`);
  expect(findings("")).toEqual([missing]);
  expect(findings(listed)).toEqual([missing]);
  expect(findings(defined)).toEqual([missing]);
  expect(findings(listed + defined)).toEqual([]);
});
