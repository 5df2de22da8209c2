import { Link } from "gatsby";
import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { limitQuery } from "../../search/limit-query";
import { siteConfig } from "../../site/configuration";
import { assistantOf } from "../../site/assistant";

/** The support portal; only its name if the site doesn't have one. */
export function PortalLink() {
  const { text } = useTranslations(assistantTexts);
  const { supportUrl } = assistantOf(siteConfig);
  if (supportUrl === null) return <span>{text("assistant.portal")}</span>;
  return (
    <a href={supportUrl} target="_blank" rel="noopener">
      <span>{text("assistant.portal")}</span>
      <span className="visuallyHidden"> {text("shell.newTab")}</span>
    </a>
  );
}

/** Where readers can get help without an answer. @param question what the reader asked; can be empty */
export function WaysOn({ question }: { question: string }) {
  const { text, path } = useTranslations(assistantTexts);
  const { searchPagePath } = siteConfig.search;
  const portal = <PortalLink />;
  if (searchPagePath === null) return <p>{fillNodes(text("assistant.wayOnPortal"), { portal })}</p>;
  const query = question === "" ? "" : `?q=${encodeURIComponent(limitQuery(question))}`;
  const search = <Link to={`${path(searchPagePath)}${query}`}>{text("assistant.searchPage")}</Link>;
  return <p>{fillNodes(text("assistant.wayOn"), { search, portal })}</p>;
}
