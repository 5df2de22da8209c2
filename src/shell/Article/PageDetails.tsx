import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation/navigation";
import { longDate } from "../../model/site/date";
import * as styles from "./Article.module.css";

/** The line under a page: where to edit it, when someone last checked it against the product, and when it changed. */
export function PageDetails({
  editUrl,
  lastUpdated,
  lastReviewed,
}: Pick<PageFrame, "editUrl" | "lastUpdated" | "lastReviewed">) {
  const { text } = useTranslations();
  if (!editUrl && !lastUpdated && !lastReviewed) return null;
  return (
    <div className={styles.details}>
      {editUrl ? <a href={editUrl}>{text("page.edit")}</a> : null}
      <span className={styles.dates}>
        {lastReviewed ? <DateLine line={text("page.reviewed")} day={lastReviewed} /> : null}
        {lastUpdated ? <DateLine line={text("page.updated")} day={lastUpdated} /> : null}
      </span>
    </div>
  );
}

/** @param line a text with the placeholder `{date}` */
function DateLine({ line, day }: { line: string; day: string }) {
  const { text } = useTranslations();
  const date = <time dateTime={day}>{longDate(day, text("date.long"), text("date.months"))}</time>;
  return <span>{fillNodes(line, { date })}</span>;
}
