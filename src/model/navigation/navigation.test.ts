import { expect, it } from "vitest";
import { walkSidebar, type SidebarItem } from "./navigation";

it("visits each item with its ancestors, in sidebar order", () => {
  const items: SidebarItem[] = [
    { label: "a", path: "/a/" },
    {
      label: "b",
      items: [
        { label: "c", items: [{ label: "d", path: "/d/" }] },
        { label: "e", path: "/e/" },
      ],
    },
  ];
  const visited: string[] = [];
  walkSidebar(items, ({ label }, ancestors) =>
    visited.push([...ancestors.map((one) => one.label), label].join("/")),
  );
  expect(visited).toEqual(["a", "b", "b/c", "b/c/d", "b/e"]);
});
