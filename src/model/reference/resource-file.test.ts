import { expect, test } from "vitest";
import { withKeptReferences } from "./resource-file";

test("a reference for Gateway gets a second dollar sign if it doesn't have one", () => {
  expect(withKeptReferences("token: ${VAULT_TOKEN}\nuser: ${A}:${B}\n")).toBe(
    "token: $${VAULT_TOKEN}\nuser: $${A}:$${B}\n",
  );
  expect(withKeptReferences("token: $${VAULT_TOKEN}\ncost: $5\n")).toBe("token: $${VAULT_TOKEN}\ncost: $5\n");
});
