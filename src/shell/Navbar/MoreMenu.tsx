import { use } from "react";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem, NavbarLink } from "../../site/navbar-schema";
import { holdsCurrent } from "../current-link";
import { ConfiguredLinks } from "./ConfiguredLink";
import { Dropdown } from "./Dropdown";
import { NavbarContext } from "./navbar-context";

/** The links of an item that can be in the "More" menu: a link's own, or those of a drop-down. Other items stay in place. */
export function linksOf(item: NavbarItem): readonly NavbarLink[] {
  return item.type === "dropdown" ? item.items : item.type === "default" ? [item] : [];
}

/** The links that a narrow navbar has no room for. */
export function MoreMenu({ links }: { links: readonly NavbarLink[] }) {
  const { path } = use(NavbarContext);
  const { text } = useTranslations();
  return (
    <Dropdown label={text("navbar.more")} isCurrent={holdsCurrent(links, path)}>
      <ConfiguredLinks links={links} path={path} />
    </Dropdown>
  );
}
