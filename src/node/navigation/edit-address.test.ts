import { expect, test } from "vitest";
import { editAddress } from "./edit-address";

test.each([
  [null, "content/a.mdx", null],
  ["https://git.example/edit/{file}", "content/a/b.mdx", "https://git.example/edit/content/a/b.mdx"],
  [
    "https://git.example/edit/{file}",
    "content/VS Code #1.mdx",
    "https://git.example/edit/content/VS%20Code%20%231.mdx",
  ],
  ["https://git.example/{file}", "content/$&.mdx", "https://git.example/content/%24%26.mdx"],
])("for %j and %s it is %j", (template, file, expected) => {
  expect(editAddress(template, file)).toBe(expected);
});
