import { withPrefix } from "gatsby";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import type { FooterConfig } from "../../site/shell-schema";
import { siteConfig } from "../../site/configuration";
import { ConfiguredLinks } from "../Navbar/ConfiguredLink";
import { CookieSettings } from "./CookieSettings";
import { SocialIcon } from "./SocialIcon";
import * as styles from "./Footer.module.css";

/** The footer of each page: links, social networks, copyright. */
export function Footer({ path }: { path: string }) {
  const { text, name } = useTranslations();
  const { footer, copyright } = siteConfig;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {footer.style === "columns" ? (
          footer.columns.map(({ title, items }) => (
            <nav key={title} aria-label={text("footer.column", { title: name(title) })}>
              <h2 className={styles.title}>
                <SiteName of={title} />
              </h2>
              <ul>
                <ConfiguredLinks links={items} path={path} />
              </ul>
            </nav>
          ))
        ) : (
          <nav aria-label={text("footer.name")}>
            <ul className={styles.row}>
              <ConfiguredLinks links={footer.columns.flatMap(({ items }) => items)} path={path} />
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.last}>
        {footer.logo ? <Logo logo={footer.logo} /> : null}
        <p>
          <SiteName of={copyright} />
        </p>
        {process.env.GATSBY_CONSENT === "on" ? <CookieSettings /> : null}
        {footer.social.length > 0 ? (
          <ul className={styles.social} data-screen-only="">
            {footer.social.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${network} ${text("shell.newTab")}`}
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </footer>
  );
}

function Logo({ logo }: { logo: NonNullable<FooterConfig["logo"]> }) {
  const { src, srcDark, alt, width, height, href, target } = logo;
  const images = (
    <>
      <img
        className={srcDark ? styles.light : undefined}
        src={withPrefix(src)}
        alt={alt}
        width={width}
        height={height}
      />
      {srcDark ? (
        <img className={styles.dark} src={withPrefix(srcDark)} alt={alt} width={width} height={height} />
      ) : null}
    </>
  );
  return href ? (
    <a href={href} target={target} rel="noopener">
      {images}
    </a>
  ) : (
    images
  );
}
