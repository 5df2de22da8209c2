import { withPrefix } from "gatsby";
import Languages from "lucide-react/icons/languages";
import { use, type SyntheticEvent } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { localePath } from "../../model/navigation/locale";
import type { NavbarLink } from "../../site/navbar-schema";
import { siteConfig } from "../../site/configuration";
import { optionalTexts } from "../../site/translations/en/optional-parts";
import { NavbarContext } from "./navbar-context";
import { ConfiguredLinks } from "./ConfiguredLink";
import { addressHere } from "./address-here";
import { LinkMenu, type ItemSlot } from "./LinkMenu";

/**
 * All languages. Each link leads to the same page with the same query and hash, and loads it as a new page, because each
 * language has its own texts.
 */
export function LocaleMenu({ items, slot }: { items: readonly NavbarLink[]; slot: ItemSlot }) {
  const { path } = use(NavbarContext);
  // There is only one page for unknown addresses.
  const page = /^\/404(\.html)?(\/|$)/.test(path) ? "/" : path;
  const { tag, text } = useTranslations(optionalTexts);
  const own = siteConfig.locales.find((locale) => locale.tag === tag);
  const label = (
    <>
      <Languages size={16} />
      <span className="visuallyHidden">{`${text("navbar.languages")}: `}</span>
      <span>{own?.label}</span>
    </>
  );
  return (
    <LinkMenu slot={slot} label={label} isCurrent={false}>
      {siteConfig.locales.map((locale) => (
        <li key={locale.tag}>
          <a
            href={withPrefix(localePath(page, locale.tag, siteConfig.language))}
            onPointerEnter={completeAddress}
            onPointerDown={completeAddress}
            onFocus={completeAddress}
            onClick={completeAddress}
            lang={locale.tag}
            hrefLang={locale.tag}
            dir={locale.direction}
            aria-current={locale.tag === tag ? "true" : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
      <ConfiguredLinks links={items} path={path} />
    </LinkMenu>
  );
}

/** Adds the current query and hash to a link. React doesn't change them, because its own value stays the same. */
function completeAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.setAttribute("href", addressHere(currentTarget.pathname, window.location));
}
