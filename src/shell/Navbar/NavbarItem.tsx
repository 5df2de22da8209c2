import { use } from "react";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem as NavbarItemConfig } from "../../site/navbar-schema";
import { holdsCurrent } from "../current-link";
import { ConfiguredLink, ConfiguredLinks } from "./ConfiguredLink";
import { CustomItem } from "./CustomItem";
import { DocItem, VersionItem, VersionMenu } from "./DocsItems";
import { ItemBoundary } from "./ItemBoundary";
import { LinkMenu, type ItemSlot } from "./LinkMenu";
import { LocaleMenu } from "./LocaleMenu";
import { NavbarContext } from "./navbar-context";
import * as styles from "./Navbar.module.css";

interface NavbarItemProps {
  item: NavbarItemConfig;
  /** Its index in the configuration. */
  index: number;
  slot: ItemSlot;
}

/** Renders a configured navbar item by its type. If it fails, the other items still work. */
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
        <LinkMenu slot={slot} label={<SiteName of={item.label} />} isCurrent={holdsCurrent(item.items, path)}>
          <ConfiguredLinks links={item.items} path={path} />
        </LinkMenu>
      );
    case "html":
      // From the site's own configuration, which rejects scripts.
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
      // The navbar renders it next to the list, so that it stays visible on small screens.
      return null;
    case "custom":
      return <CustomItem item={item} slot={slot} />;
  }
}

/** Identifies an item among the others. */
export function keyOfItem(item: NavbarItemConfig, index: number): string {
  if (item.type === "html") return item.value;
  return "label" in item && item.label !== undefined ? item.label : `${item.type} ${index}`;
}
