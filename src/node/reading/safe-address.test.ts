import { expect, test } from "vitest";
import { isSafeAddress, isWholeAddress } from "./safe-address";

test.each([
  ["javascript:alert(1)", false],
  ["JavaScript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  [" \u0001javascript:alert(1)", false],
  ["data:text/html,<script>", false],
  ["vbscript:x", false],
  ["blob:https://a.example/x", false],
  ["file:///etc/passwd", false],
  ["https://a.example/", true],
  ["HTTP://a.example/", true],
  ["mailto:a@b.example", true],
  ["tel:+1", true],
  ["//a.example/", true],
  ["/a:b/", true],
  ["#a:b", true],
])("%j is safe: %j", (address, expected) => {
  expect(isSafeAddress(address)).toBe(expected);
});

test.each([
  ["/a/", true],
  ["https://a.example/", true],
  ["//a.example/", true],
  ["a/b/", false],
  ["#a", false],
  ["javascript:alert(1)", false],
])("%j works from every page: %j", (address, expected) => {
  expect(isWholeAddress(address)).toBe(expected);
});
