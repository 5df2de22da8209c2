import { Link } from "gatsby";
import { useTranslations } from "../../components/translation/page-language";
import { changelogPath, upgradePathPath } from "../../model/navigation/changelog-paths";
import { releaseTexts } from "../../site/translations/en/releases";
import * as styles from "./ReleaseViews.module.css";

interface ReleaseViewsProps {
  current: "date" | "line" | "upgrade-path";
  /** The current filter, which stays when the view changes. */
  query?: URLSearchParams;
}

/** Switches between the views of the releases. */
export function ReleaseViews({ current, query }: ReleaseViewsProps) {
  const { text, path } = useTranslations(releaseTexts);
  return (
    <nav className={styles.views} aria-label={text("releases.views")}>
      <ul>
        <li>
          <Link to={path(addressOf(query, null))} aria-current={current === "date" ? "page" : undefined}>
            {text("releases.byDate")}
          </Link>
        </li>
        <li data-needs-script="">
          <Link to={path(addressOf(query, "line"))} aria-current={current === "line" ? "page" : undefined}>
            {text("releases.byLine")}
          </Link>
        </li>
        <li>
          <Link to={path(upgradePathPath)} aria-current={current === "upgrade-path" ? "page" : undefined}>
            {text("releases.upgradePath")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function addressOf(query: URLSearchParams | undefined, by: string | null): string {
  const parameters = new URLSearchParams(query);
  if (by === null) parameters.delete("by");
  else parameters.set("by", by);
  return parameters.size > 0 ? `${changelogPath}?${parameters.toString()}` : changelogPath;
}
