import { Link } from "gatsby";
import { useMemo } from "react";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation/navigation";
import type { NavbarTargets } from "../../model/navigation/page-context";
import { hasSwitcher, switcherLabel } from "../Switcher/switcher";
import { SearchButton } from "../../search/button/SearchButton";
import type { NavbarItem as NavbarItemConfig } from "../../site/navbar-schema";
import { siteConfig } from "../../site/configuration";
import { Cells } from "../Cells";
import { ColorModeToggle } from "../ColorMode/ColorModeToggle";
import { ProductSwitcher } from "../Switcher/ProductSwitcher";
import { ConfiguredLinks } from "./ConfiguredLink";
import { MobileMenu } from "./MobileMenu";
import { linksOf, MoreMenu } from "./MoreMenu";
import { NavbarContext } from "./navbar-context";
import { keyOfItem, NavbarItem } from "./NavbarItem";
import * as styles from "./Navbar.module.css";
import { useHideOnScroll } from "./use-hide-on-scroll";

const { navbar, products, colorMode } = siteConfig;

interface NavbarProps {
  /** In the default language. */
  path: string;
  frame: PageFrame | null;
  /** The addresses of items that name pages and versions. */
  targets: NavbarTargets;
}

/** The navbar at the top of each page: the product switcher, the configured items, and the menu on small screens. */
export function Navbar({ path, frame, targets }: NavbarProps) {
  const { text, name, path: inLocale } = useTranslations();
  const state = useMemo(() => ({ path, frame, targets }), [path, frame, targets]);
  const label = switcherLabel(path, products.subProducts, Object.keys(products.sections));
  const landingLinks = navbar.landingLinks[path] ?? [];
  const all = navbar.items.map((item, index) => ({ item, index }));
  // The home page has its own links, and every page has the language menu.
  const items = path === "/" ? all.filter(({ item }) => item.type === "localeDropdown") : all;
  const isHidden = useHideOnScroll();
  const at = (position: "left" | "right") =>
    items.filter(({ item }) => (item.position ?? "right") === position);
  const listed = (position: "left" | "right") => at(position).filter(({ item }) => item.type !== "search");
  const isWideOnly = (item: NavbarItemConfig) =>
    landingLinks.length > 0 && item.position === "left"
      ? linksOf(item).length > 0
      : item.type === "default" && item.wideOnly;
  const more = items.flatMap(({ item }) => (isWideOnly(item) ? linksOf(item) : []));
  const search = (position: "left" | "right") =>
    at(position).some(({ item }) => item.type === "search") ? <SearchButton variant="navbar" /> : null;

  return (
    <NavbarContext value={state}>
      <header className={styles.navbar} data-screen-only="" data-hidden={isHidden}>
        <div className={styles.row}>
          {hasSwitcher(path) ? (
            <ProductSwitcher label={label === null ? text("navbar.docs") : name(label)} path={path} />
          ) : (
            <Link
              className={styles.brand}
              to={inLocale("/")}
              aria-current={path === "/" ? "page" : undefined}
            >
              <Cells />
              <span>{text("navbar.docs")}</span>
            </Link>
          )}
          {search("left")}
          <nav className={styles.items} aria-label={text("navbar.main")}>
            <ul>
              <ConfiguredLinks links={landingLinks} path={path} />
              <Items items={listed("left")} isWideOnly={isWideOnly} />
            </ul>
            <ul>
              <Items items={listed("right")} isWideOnly={isWideOnly} />
              {more.length > 0 ? (
                <li className={styles.narrowOnly}>
                  <MoreMenu links={more} />
                </li>
              ) : null}
            </ul>
          </nav>
          {search("right")}
          {colorMode.disableSwitch ? null : <ColorModeToggle />}
          {navbar.action ? (
            <a className={styles.action} href={navbar.action.href} target="_blank" rel="noopener">
              <span>
                <SiteName of={navbar.action.label} />
              </span>
              <span className="visuallyHidden"> {text("shell.newTab")}</span>
            </a>
          ) : null}
          <MobileMenu />
        </div>
      </header>
    </NavbarContext>
  );
}

interface ItemsProps {
  items: readonly { item: NavbarItemConfig; index: number }[];
  /** Such items make room on narrow screens, and on landing pages for the page's own links. */
  isWideOnly: (item: NavbarItemConfig) => boolean | undefined;
}

function Items({ items, isWideOnly }: ItemsProps) {
  return items.map(({ item, index }) => (
    <li key={keyOfItem(item, index)} className={isWideOnly(item) ? styles.wideOnly : undefined}>
      <NavbarItem item={item} index={index} slot="navbar" />
    </li>
  ));
}
