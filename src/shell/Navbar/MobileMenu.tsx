import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { use, useEffect, useId, useRef, useState, type MouseEvent } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarLink } from "../../site/navbar-schema";
import { SearchButton } from "../../search/button/SearchButton";
import { siteConfig } from "../../site/configuration";
import { SidebarTree } from "../Sidebar/SidebarTree";
import { NavbarContext } from "./navbar-context";
import { ConfiguredLinks } from "./ConfiguredLink";
import * as styles from "./MobileMenu.module.css";
import { keyOfItem, NavbarItem } from "./NavbarItem";

/** The desktop breakpoint. */
const desktop = "(min-width: 997px)";

/**
 * The menu on small screens. It's a modal dialog, so focus stays in it, Escape closes it and the page can't scroll. On a
 * page in a section, it opens with the section's sidebar and a link back to the main menu.
 */
export function MobileMenu() {
  const { path, frame } = use(NavbarContext);
  const { text, direction } = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const hasSecondary = frame !== null && frame.sidebar.length > 0;
  const [showsMain, setShowsMain] = useState(!hasSecondary);

  useEffect(() => dialog.current?.close(), [path]);

  useEffect(() => {
    const query = window.matchMedia(desktop);
    const closeOnDesktop = () => {
      if (query.matches) dialog.current?.close();
    };
    query.addEventListener("change", closeOnDesktop);
    return () => query.removeEventListener("change", closeOnDesktop);
  }, []);

  /** A link closes the menu, even a link to the current page, and so does a click next to the menu. */
  const closeOnClick = ({ target, clientX }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    const isBeside = target === dialog.current && isOutside(clientX, dialog.current, direction);
    if (isLink || isBeside) dialog.current?.close();
  };

  return (
    <>
      <IconButton
        label={text("menu.open")}
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        data-needs-script=""
        onClick={() => {
          setShowsMain(!hasSecondary);
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Menu size={20} />
      </IconButton>
      {/* Escape and the button do the same for keyboard users. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.menu}
        aria-label={text("menu.name")}
        onClick={closeOnClick}
        onClose={() => setOpen(false)}
      >
        <div className={styles.head}>
          {hasSecondary && !showsMain ? (
            <button type="button" className={styles.back} onClick={() => setShowsMain(true)}>
              {text("menu.back")}
            </button>
          ) : (
            <span />
          )}
          {siteConfig.navbar.items.some(({ type }) => type === "search") ? (
            <SearchButton variant="icon" />
          ) : null}
          <IconButton
            label={text("menu.close")}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          >
            <X size={20} />
          </IconButton>
        </div>
        {open && showsMain ? <MainMenu /> : null}
        {open && !showsMain && frame ? (
          <nav aria-label={frame.section?.label ?? text("sidebar.section")}>
            <SidebarTree frame={frame} />
          </nav>
        ) : null}
      </dialog>
    </>
  );
}

/** The menu is at the end of the window, so everything before it is the backdrop. */
function isOutside(x: number, dialog: HTMLElement, direction: "ltr" | "rtl"): boolean {
  const { left, right } = dialog.getBoundingClientRect();
  return direction === "ltr" ? x < left : x > right;
}

function MainMenu() {
  const { path } = use(NavbarContext);
  const { text } = useTranslations();
  const { landingLinks, items, action } = siteConfig.navbar;
  const products = (landingLinks["/"] ?? []).filter(({ to }) => to !== "/");
  const home: NavbarLink = { label: text("navbar.home"), to: "/" };
  return (
    <nav aria-label={text("navbar.main")}>
      <ul className={styles.links}>
        <ConfiguredLinks links={[home, ...products]} path={path} />
        {items.map((item, index) =>
          item.type === "search" ? null : (
            <li key={keyOfItem(item, index)}>
              <NavbarItem item={item} index={index} slot="menu" />
            </li>
          ),
        )}
        <ConfiguredLinks links={action ? [action] : []} path={path} />
      </ul>
    </nav>
  );
}
