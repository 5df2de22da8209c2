import { useEffect } from "react";
import { trackPageView } from "../analytics/track";
import { translatorFor } from "../components/translation/translator";
import { localePath } from "../model/navigation/locale";
import type { PageContext } from "../model/navigation/page-context";
import { twinPath } from "../model/content/twin-path";
import { siteConfig } from "../site/configuration";
import { StructuredData } from "./StructuredData";

const { siteUrl } = siteConfig;

interface PageHeadProps {
  /** Empty on the home page. */
  title: string;
  description: string | null;
  path: string;
  /** What the build passes about the page: its language and canonical page. */
  context?: PageContext;
  breadcrumbs?: readonly { label: string; path?: string | undefined }[];
  /** Whether the build also writes the page as Markdown. */
  hasTwin?: boolean;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** The document head of a page: title, description, canonical address, cards for other sites, breadcrumbs as data. */
export function PageHead({
  title,
  description,
  path,
  context = {},
  breadcrumbs = [],
  hasTwin = false,
  hidden = false,
}: PageHeadProps) {
  const { alternates = [], locale = siteConfig.language } = context;
  const { name } = translatorFor(locale);
  const siteTitle = name(siteConfig.title);
  const fullTitle = title === "" ? siteTitle : `${title} · ${siteTitle}`;
  const text = description ?? name(siteConfig.description);
  const url = siteUrl + (context.canonical ?? path);
  const original = alternates.find(({ tag }) => tag === siteConfig.language);

  useEffect(() => trackPageView({ title: fullTitle, path }), [fullTitle, path]);

  const isHome = path === localePath("/", locale, siteConfig.language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={url} />
      {alternates.map((alternate) => (
        <link key={alternate.tag} rel="alternate" hrefLang={alternate.tag} href={siteUrl + alternate.path} />
      ))}
      {original ? <link rel="alternate" hrefLang="x-default" href={siteUrl + original.path} /> : null}
      {hasTwin ? <link rel="alternate" type="text/markdown" href={siteUrl + twinPath(path)} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={isHome ? "website" : "article"} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title === "" ? siteTitle : title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${siteUrl}/social.png`} />
      <meta property="og:image:alt" content={siteTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#ffffff" />
      {breadcrumbs.length > 0 ? (
        <StructuredData data={breadcrumbData([...breadcrumbs, { label: title, path }])} />
      ) : null}
    </>
  );
}

/** Breadcrumbs as schema.org data. */
function breadcrumbData(items: readonly { label: string; path?: string | undefined }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: siteUrl + path }),
    })),
  };
}
