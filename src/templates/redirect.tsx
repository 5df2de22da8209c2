import { navigate, withPrefix, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { fillNodes } from "../components/translation/fill-nodes";
import { useTranslations } from "../components/translation/page-language";
import { movedTexts } from "../site/translations/en/moved";
import { translatorFor } from "../components/translation/translator";
import type { PageContext } from "../model/navigation/page-context";
import { splitLocale } from "../model/navigation/locale";
import { isExternal, splitReference } from "../model/navigation/path";
import { redirectTarget } from "../model/navigation/redirect";
import { currentPath } from "../components/site-path";
import { siteConfig } from "../site/configuration";
import * as styles from "./redirect.module.css";

interface RedirectContext extends PageContext {
  to: string;
}

/**
 * An old address. With JavaScript it leads on at once, query and hash kept; without, a refresh (see
 * src/shell/head-components.tsx) and a link do.
 */
export default function RedirectTemplate({ pageContext: { to } }: PageProps<object, RedirectContext>) {
  const { text } = useTranslations(movedTexts);
  useEffect(() => {
    const target = redirectTarget(to, window.location.search, window.location.hash);
    if (isExternal(target)) window.location.replace(target);
    else
      navigate(target, { replace: true, ...(isOverview(to) ? { state: { movedFrom: currentPath() } } : {}) });
  }, [to]);
  return (
    <div className={styles.redirect}>
      <h1>{text("moved.title")}</h1>
      <p>
        {fillNodes(text("moved.to"), {
          address: <a href={isExternal(to) ? to : withPrefix(to)}>{to}</a>,
        })}
      </p>
    </div>
  );
}

/** Whether an address is the main page of a section, which doesn't replace the old page, so readers need to know more. */
function isOverview(to: string): boolean {
  const { documentation, locales, language } = siteConfig;
  const tags = locales.map(({ tag }) => tag);
  const { path } = splitLocale(splitReference(to).path, tags, language);
  return documentation.sections.some(({ routeBase }) => routeBase === path);
}

export function Head({
  pageContext: { to, locale = siteConfig.language },
}: HeadProps<object, RedirectContext>) {
  const { text, name } = translatorFor(locale, movedTexts);
  return (
    <>
      <title>{`${text("moved.short")} · ${name(siteConfig.title)}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={isExternal(to) ? to : siteConfig.siteUrl + to} />
    </>
  );
}
