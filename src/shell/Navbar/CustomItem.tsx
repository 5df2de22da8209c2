import { use } from "react";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem } from "../../site/navbar-schema";
import { NavbarContext } from "./navbar-context";
import { customItems } from "./custom-items";
import type { ItemSlot } from "./LinkMenu";

interface CustomItemConfig {
  item: Extract<NavbarItem, { type: "custom" }>;
  slot: ItemSlot;
}

/**
 * An item rendered by one of the site's own components.
 * @throws Error if no component with that name is registered
 */
export function CustomItem({ item, slot }: CustomItemConfig) {
  const { path } = use(NavbarContext);
  const { name } = useTranslations();
  const Component = customItems[item.component];
  if (!Component) {
    const known = Object.keys(customItems).join(", ") || "none";
    throw new Error(
      `\`${item.component}\` isn't a component in src/shell/Navbar/custom-items.ts. Use one of: ${known}`,
    );
  }
  return <Component label={name(item.label)} path={path} slot={slot} />;
}
