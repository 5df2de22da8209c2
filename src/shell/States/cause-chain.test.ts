import { expect, it } from "vitest";
import { causeChain } from "./cause-chain";

it("lists the messages from the outermost to the root cause", () => {
  const error = new Error("page", { cause: new Error("query", { cause: "offline" }) });
  expect(causeChain(error)).toEqual(["page", "query", "offline"]);
});

it("ends if a chain is circular", () => {
  const error = new Error("a");
  error.cause = new Error("b", { cause: error });
  expect(causeChain(error)).toEqual(["a", "b"]);
});

it("shows the name of an error without a message", () => {
  expect(causeChain(new TypeError())).toEqual(["TypeError"]);
});
