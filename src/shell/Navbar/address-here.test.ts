import { expect, it } from "vitest";
import { addressHere } from "./address-here";

it.each([
  ["?q=a", "", "/ar/search/?q=a"],
  ["?q=a", "#b", "/ar/search/?q=a#b"],
  ["", "", "/ar/search/"],
])("a link to another language keeps the page's query %s and hash %s", (search, hash, expected) => {
  expect(addressHere("/ar/search/", { search, hash })).toBe(expected);
});
