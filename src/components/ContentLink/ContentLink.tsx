import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { isExternal, isFilePath, isWellFormed, splitReference } from "../../model/navigation/path";
import { contentTexts } from "../../site/translations/en/content";
import { plainAddress } from "../site-path";
import { useTranslations } from "../translation/page-language";

interface ContentLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> {
  children?: ReactNode;
  /** The link back from a footnote, with a label that remark-rehype wrote in English. */
  "data-footnote-backref"?: string;
  "aria-label"?: string;
}

/** A link in content: client-side navigation inside the site, a plain link elsewhere. */
export function ContentLink({ href, children, ...others }: ContentLinkProps) {
  const isPage =
    href?.startsWith("/") === true &&
    !isExternal(href) &&
    !isFilePath(splitReference(href).path) &&
    // Gatsby decodes the paths of links to prefetch their pages. A path that can't be decoded would crash the page.
    isWellFormed(splitReference(href).path);
  const { text } = useTranslations(contentTexts);
  if (others["data-footnote-backref"] !== undefined) {
    const [number = ""] = /\d[\d-]*$/.exec(others["aria-label"] ?? "") ?? [];
    return (
      <a {...others} href={href} aria-label={text("footnote.back", { number })}>
        {children}
      </a>
    );
  }
  return isPage ? (
    <Link {...others} to={href}>
      {children}
    </Link>
  ) : (
    <a {...others} href={plainAddress(href)}>
      {children}
    </a>
  );
}
