import { use } from "react";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem as NavbarItemConfig, NavbarLink } from "../../site/navbar-schema";
import { BarLink, currentOf } from "./BarLink";
import { CustomItem } from "./CustomItem";
import { DocItem, VersionItem, VersionMenu } from "./DocsItems";
import { ItemBoundary } from "./ItemBoundary";
import { LinkMenu, type ItemPlace } from "./LinkMenu";
import { LocaleMenu } from "./LocaleMenu";
import { BarContext } from "./bar-context";
import * as styles from "./Navbar.module.css";

interface NavbarItemProps {
  item: NavbarItemConfig;
  /** Its place in the configuration. */
  index: number;
  place: ItemPlace;
}

/** Draws one configured item of the bar by its type. One that fails is no reason for the others to go. */
export function NavbarItem(props: NavbarItemProps) {
  return (
    <ItemBoundary item={props.item}>
      <ItemOfType {...props} />
    </ItemBoundary>
  );
}

function ItemOfType({ item, index, place }: NavbarItemProps) {
  const { path } = use(BarContext);
  const { name } = useTranslations();
  switch (item.type) {
    case "default":
      return <BarLink link={item} path={path} />;
    case "dropdown":
      return (
        <LinkMenu
          place={place}
          label={<SiteName of={item.label} />}
          isCurrent={holdsCurrent(item.items, path)}
        >
          {item.items.map((link) => (
            <li key={link.label}>
              <BarLink link={link} path={path} />
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
      return <VersionMenu item={item} index={index} place={place} />;
    case "localeDropdown":
      return <LocaleMenu items={item.items ?? []} place={place} />;
    case "search":
      // The bar draws it beside the list, so that it stays on small screens.
      return null;
    case "custom":
      return <CustomItem item={item} place={place} />;
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
