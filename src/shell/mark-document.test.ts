import { expect, test, vi } from "vitest";
import { markDocument } from "./mark-document";

/** An element with only attributes, which records the ones that are written. */
function elementWith(attributes: Record<string, string>) {
  const setAttribute = vi.fn((name: string, value: string) => {
    attributes[name] = value;
  });
  const root = {
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute,
  } as unknown as Element;
  return { root, attributes, setAttribute };
}

test("a document that already has all attributes isn't changed", () => {
  const { root, setAttribute } = elementWith({ "data-area": "gateway", lang: "en", dir: "ltr" });
  markDocument(root, { "data-area": "gateway", lang: "en", dir: "ltr" });
  expect(setAttribute).not.toHaveBeenCalled();
});

test("only attributes that differ are written", () => {
  const { root, attributes, setAttribute } = elementWith({ "data-area": "gateway", lang: "en" });
  markDocument(root, { "data-area": "platform", lang: "en", dir: "rtl" });
  expect(attributes).toEqual({ "data-area": "platform", lang: "en", dir: "rtl" });
  expect(setAttribute.mock.calls.map(([name]) => name)).toEqual(["data-area", "dir"]);
});
