import { withPrefix } from "gatsby";
import Rss from "lucide-react/icons/rss";
import { useTranslations } from "../../components/translation/page-language";
import type { FeedLink } from "../../model/release/feed";
import { siteConfig } from "../../site/configuration";
import { releaseTexts } from "../../site/translations/en/releases";
import * as styles from "./Feeds.module.css";

/** The feeds in the document's head, where feed readers look for them. */
export function FeedAlternates({ feeds }: { feeds: readonly FeedLink[] }) {
  return feeds.map(({ label, rss, atom, json }) => {
    const title = `${siteConfig.title}: ${label}`;
    return [
      { type: "application/rss+xml", href: rss, format: "RSS" },
      { type: "application/atom+xml", href: atom, format: "Atom" },
      { type: "application/feed+json", href: json, format: "JSON" },
    ].map(({ type, href, format }) => (
      <link key={href} rel="alternate" type={type} title={`${title} (${format})`} href={withPrefix(href)} />
    ));
  });
}

/** Links to the feeds. */
export function FeedList({ feeds }: { feeds: readonly FeedLink[] }) {
  const { text } = useTranslations(releaseTexts);
  if (feeds.length === 0) return null;
  return (
    <section className={styles.feeds} data-screen-only="" aria-labelledby="feeds">
      <h2 id="feeds">
        <Rss size={16} />
        <span>{text("feeds.title")}</span>
      </h2>
      <p>{text("feeds.text")}</p>
      <ul>
        {feeds.map(({ label: line, isOfAll, rss, atom, json }) => {
          const label = isOfAll ? text("feeds.all") : line;
          const formats = [
            { format: "RSS", href: rss },
            { format: "Atom", href: atom },
            { format: "JSON", href: json },
          ];
          return (
            <li key={rss}>
              <span>{label}</span>
              {formats.map(({ format, href }) => (
                <a key={href} href={withPrefix(href)}>
                  <span>{format}</span>
                  <span className="visuallyHidden"> {text("feeds.feed", { label })}</span>
                </a>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
