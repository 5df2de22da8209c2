import { Link, withPrefix } from "gatsby";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { isFilePath, splitReference } from "../../model/navigation/path";
import { siteAddress } from "../../model/navigation/site-address";
import { siteConfig } from "../../site/configuration";
import { safeLink } from "./safe-link";

interface AnswerLinkProps {
  /** As written in the answer. */
  address: string;
  children: ReactNode;
}

/**
 * A link in an answer. Links within the site don't reload the page; links to other sites open in a new tab and are marked.
 * Anything that isn't a link to a page is rendered as text.
 */
export function AnswerLink({ address, children }: AnswerLinkProps) {
  const { text } = useTranslations();
  const link = safeLink(address, {
    origins: [window.location.origin, siteAddress(siteConfig.siteUrl).origin],
    prefix: withPrefix("/"),
  });
  if (!link) return <>{children}</>;
  if (!link.isExternal) {
    return isFilePath(splitReference(link.href).path) ? (
      <a href={withPrefix(link.href)}>{children}</a>
    ) : (
      <Link to={link.href}>{children}</Link>
    );
  }
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={new URL(link.href).hostname}
    >
      {children}
      <ArrowUpRight size={14} />
      <span className="visuallyHidden"> {text("shell.newTab")}</span>
    </a>
  );
}
