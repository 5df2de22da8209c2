import { use } from "react";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem as NavbarItemConfig, NavbarLink } from "../../site/navbar-schema";
import { ConfiguredLink, currentOf } from "./ConfiguredLink";
import { CustomItem } from "./CustomItem";
import { DocItem, VersionItem, VersionMenu } from "./DocsItems";
import { ItemBoundary } from "./ItemBoundary";
import { LinkMenu, type ItemSlot } from "./LinkMenu";
import { LocaleMenu } from "./LocaleMenu";
import { NavbarContext } from "./navbar-context";
import * as styles from "./Navbar.module.css";

interface NavbarItemProps {
  item: NavbarItemConfig;
  /** Its place in the configuration. */
  index: number;
  slot: ItemSlot;
}

/** Draws one configured item of the bar by its type. One that fails is no reason for the others to go. */
export function NavbarItem(props: NavbarItemProps) {
  return (
    <ItemBoundary item={props.item}>
      <ItemOfType {...props} />
    </ItemBoundary>
  );
}

function ItemOfType({ item, index, slot }: NavbarItemProps) {
  const { path } = use(NavbarContext);
  const { name } = useTranslations();
  switch (item.type) {
    case "default":
      return <ConfiguredLink link={item} path={path} />;
    case "dropdown":
      return (
        <LinkMenu slot={slot} label={name(item.label)} isCurrent={holdsCurrent(item.items, path)}>
          {item.items.map((link) => (
            <li key={link.label}>
              <ConfiguredLink link={link} path={path} />
            </li>
          ))}
        </LinkMenu>
      );
    case "html":
      // Of the site's own configuration; it refuses scripts.
      return <div className={styles.text} dangerouslySetInnerHTML={{ __html: name(item.value) }} />;
    case "doc":
    case "docSidebar":
      return <DocItem item={item} index={index} />;
    case "docsVersion":
      return <VersionItem item={item} index={index} />;
    case "docsVersionDropdown":
      return <VersionMenu item={item} index={index} slot={slot} />;
    case "localeDropdown":
      return <LocaleMenu items={item.items ?? []} slot={slot} />;
    case "search":
      // The bar draws it beside the list, so that it stays on small screens.
      return null;
    case "custom":
      return <CustomItem item={item} slot={slot} />;
  }
}

function holdsCurrent(links: readonly NavbarLink[], path: string): boolean {
  return links.some((link) => currentOf(link, path) !== undefined);
}

/** What tells an item from the others. */
export function keyOfItem(item: NavbarItemConfig, index: number): string {
  if (item.type === "html") return item.value;
  return "label" in item && item.label !== undefined ? item.label : `${item.type} ${index}`;
}
