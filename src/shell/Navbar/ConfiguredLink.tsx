import { Link } from "gatsby";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import type { ReactNode } from "react";
import type { NavbarLink } from "../../site/navbar-schema";
import { currentOf } from "../current-link";

interface ConfiguredLinkProps {
  link: NavbarLink;
  path: string;
  children?: ReactNode;
}

/**
 * A configured link in the navbar, its drop-downs or the footer. Links to other sites open in a new tab, and screen readers
 * hear that.
 * @param path of the page, in the default language
 * @param children what to show instead of the link's configured label
 */
export function ConfiguredLink({ link, path, children = <SiteName of={link.label} /> }: ConfiguredLinkProps) {
  const translations = useTranslations();
  if (link.to !== undefined) {
    return (
      <Link to={translations.path(link.to)} aria-current={currentOf(link, path)}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener">
      <span>{children}</span>
      <ArrowUpRight size={12} />
      <span className="visuallyHidden"> {translations.text("shell.newTab")}</span>
    </a>
  );
}

/** Configured links as entries of a list. */
export function ConfiguredLinks({ links, path }: { links: readonly NavbarLink[]; path: string }) {
  return links.map((link) => (
    <li key={link.label}>
      <ConfiguredLink link={link} path={path} />
    </li>
  ));
}
