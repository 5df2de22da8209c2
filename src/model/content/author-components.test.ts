import { describe, expect, it } from "vitest";
import { authorComponents, isAuthorComponent, type AuthorComponentName } from "./author-components";

const accepted: Record<AuthorComponentName, object[]> = {
  Admonition: [{ type: "note" }, { type: "danger", title: "T" }],
  Tabs: [{}, { group: "os", label: "System" }],
  Tab: [{ label: "Linux" }, { label: "Linux", value: "l" }],
  Steps: [{}],
  Cards: [{}],
  Card: [{ title: "T", href: "/a/" }],
  Details: [{ summary: "S" }, { summary: "S", open: true }],
  CodeGroup: [{}, { group: "os", label: "System" }],
  Kbd: [{}],
  Badge: [{}, { tone: "accent" }],
  Since: [{ product: "gateway", version: "3.1.0" }],
  Term: [{ id: "interceptor" }],
  FilterableTable: [{ label: "Filter variables" }],
  ResourceBuilder: [{ of: "data-masking" }],
  SupportWindows: [{ product: "console" }],
  CompatibilityTable: [{ product: "cli" }],
  CompatibilityPicker: [{}],
};
const refused: Record<AuthorComponentName, object[]> = {
  Admonition: [{}, { type: "caution" }, { type: "note", title: " " }],
  Tabs: [{ group: "" }, { groupId: "os" }],
  Tab: [{}, { label: "" }, { value: "l" }],
  Steps: [{ title: "T" }],
  Cards: [{ columns: 2 }],
  Card: [{ title: "T" }, { href: "/a/" }, { title: "T", href: "" }],
  Details: [{}, { summary: "S", open: "yes" }],
  CodeGroup: [{ title: "T" }],
  Kbd: [{ title: "T" }],
  Badge: [{ tone: "red" }, { type: "tip" }],
  Since: [{ product: "gateway" }, { product: "Gateway", version: "3.1.0" }, { product: "cli", version: 3 }],
  Term: [{}, { id: "" }],
  FilterableTable: [{}, { label: " " }],
  ResourceBuilder: [{}, { of: "" }, { id: "data-masking" }],
  SupportWindows: [{}, { product: "cli" }, { product: "console", windows: [] }],
  CompatibilityTable: [{}, { product: "kafka" }],
  CompatibilityPicker: [{ product: "console" }],
};

describe.each(Object.keys(authorComponents) as AuthorComponentName[])("<%s>", (name) => {
  it("accepts its properties", () => {
    expect(accepted[name].filter((props) => !authorComponents[name].safeParse(props).success)).toEqual([]);
  });

  it("rejects missing, invalid and unknown properties", () => {
    expect(refused[name].filter((props) => authorComponents[name].safeParse(props).success)).toEqual([]);
  });
});

it("distinguishes author components from other names, including the properties of every object", () => {
  expect(["Tabs", "TabPanel", "tabs", "constructor", ""].map(isAuthorComponent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
