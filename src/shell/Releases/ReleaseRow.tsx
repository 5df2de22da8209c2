import { Link } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { useTranslations } from "../../components/translation/page-language";
import { longDate } from "../../model/site/date";
import { areaOfLine, releaseTitle } from "../../model/release/release";
import type { ListedRelease } from "../../model/release/release-list";
import { releaseTexts } from "../../site/translations/en/releases";
import * as styles from "./ReleaseIndex.module.css";

/** A release in a list: its name, date and summary, and what to watch out for. */
export function ReleaseRow({ release, isLatest }: { release: ListedRelease; isLatest: boolean }) {
  const { text, path: inLocale } = useTranslations(releaseTexts);
  const { path, date, summary, kinds } = release;
  return (
    <li className={styles.row} data-area={areaOfLine(release.line)}>
      <p className={styles.head}>
        <Link to={inLocale(path)}>{releaseTitle(release)}</Link>
        {isLatest ? <Badge tone="accent">{text("releases.latest")}</Badge> : null}
        {kinds.includes("breaking") ? <Badge tone="warning">{text("releases.kind.breaking")}</Badge> : null}
        {kinds.includes("security") ? <Badge tone="danger">{text("releases.kind.security")}</Badge> : null}
        {date ? <time dateTime={date}>{longDate(date, text("date.long"), text("date.months"))}</time> : null}
      </p>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
    </li>
  );
}
