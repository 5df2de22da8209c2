import { Button } from "../components/Button/Button";
import { fillNodes } from "../components/translation/fill-nodes";
import { useTranslations } from "../components/translation/page-language";
import { searchTexts } from "../site/translations/en/search";
import { siteConfig } from "../site/configuration";

interface NoResultsProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Shown if nothing is found: the query, other queries to try, and where to report what is missing. */
export function NoResults({ query, onSearch }: NoResultsProps) {
  const { text } = useTranslations(searchTexts);
  const { missingResultsUrl } = siteConfig.search;
  return (
    <>
      <p>{fillNodes(text("search.noResultsFor"), { query: <strong>{query}</strong> })}</p>
      <Suggestions onSearch={onSearch} />
      {missingResultsUrl === null ? null : (
        <p>
          <span>{text("search.missing")}</span>{" "}
          <a
            href={missingResultsUrl.replace("{query}", encodeURIComponent(query))}
            target="_blank"
            rel="noopener"
          >
            <span>{text("search.letUsKnow")}</span>
            <span className="visuallyHidden"> {text("shell.newTab")}</span>
          </a>
        </p>
      )}
    </>
  );
}

/** Queries to try; nothing if none are configured. */
export function Suggestions({ onSearch }: Pick<NoResultsProps, "onSearch">) {
  const { text } = useTranslations(searchTexts);
  const { suggestions } = siteConfig.search;
  if (suggestions.length === 0) return null;
  return (
    <>
      <p>{text("search.tryFor")}</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button
              onClick={() => {
                onSearch(suggestion);
              }}
            >
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
