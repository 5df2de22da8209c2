import { expect, test } from "vitest";
import { asDocusaurus } from "./peer-content";

test("tabs and admonitions become those of Docusaurus", () => {
  const page = `---
title: One
---

:::note Before you start
Text.
:::

<Tabs group="format">
<Tab label="YAML">

Text.

</Tab>
</Tabs>
`;
  expect(asDocusaurus(page)).toBe(`---
title: One
---

import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

:::note[Before you start]
Text.
:::

<Tabs groupId="format">
<TabItem value="YAML">

Text.

</TabItem>
</Tabs>
`);
});

test("a page without tabs imports nothing", () => {
  expect(asDocusaurus("---\ntitle: One\n---\n\nText.\n")).toBe("---\ntitle: One\n---\n\nText.\n");
});
