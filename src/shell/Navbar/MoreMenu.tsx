import { use } from "react";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem as NavbarItemConfig } from "../../site/navbar-schema";
import { ConfiguredLink, currentOf } from "./ConfiguredLink";
import { Dropdown } from "./Dropdown";
import { NavbarContext } from "./navbar-context";
import { keyOfItem, NavbarItem } from "./NavbarItem";

export interface IndexedItem {
  item: NavbarItemConfig;
  /** Its index in the configuration. */
  index: number;
}

/** Whether the "More" menu can show an item. A list within a list could neither be opened nor read. */
export function fitsMoreMenu({ type }: NavbarItemConfig): boolean {
  return ["default", "dropdown", "doc", "docSidebar", "docsVersion"].includes(type);
}

/** The items that a narrow navbar has no room for. The links of a drop-down become part of the list. */
export function MoreMenu({ items }: { items: readonly IndexedItem[] }) {
  const { path } = use(NavbarContext);
  const { text } = useTranslations();
  const isCurrent = items
    .flatMap(({ item }) => (item.type === "dropdown" ? item.items : item.type === "default" ? [item] : []))
    .some((link) => currentOf(link, path) !== undefined);
  return (
    <Dropdown label={text("navbar.more")} isCurrent={isCurrent}>
      {items.map(({ item, index }) =>
        item.type === "dropdown" ? (
          item.items.map((link) => (
            <li key={`${keyOfItem(item, index)} ${link.label}`}>
              <ConfiguredLink link={link} path={path} />
            </li>
          ))
        ) : (
          <li key={keyOfItem(item, index)}>
            <NavbarItem item={item} index={index} slot="navbar" />
          </li>
        ),
      )}
    </Dropdown>
  );
}
