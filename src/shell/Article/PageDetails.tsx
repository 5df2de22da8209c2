import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation";
import { longDate } from "../../model/date";
import * as styles from "./Article.module.css";

/** The line under a page: where to edit it and when it changed. */
export function PageDetails({ editUrl, lastUpdated }: Pick<PageFrame, "editUrl" | "lastUpdated">) {
  const { text } = useTranslations();
  if (!editUrl && !lastUpdated) return null;
  return (
    <div className={styles.details}>
      {editUrl ? <a href={editUrl}>{text("page.edit")}</a> : <span />}
      {lastUpdated ? (
        <span>
          {fillNodes(text("page.updated"), {
            date: (
              <time dateTime={lastUpdated}>
                {longDate(lastUpdated, text("date.long"), text("date.months"))}
              </time>
            ),
          })}
        </span>
      ) : null}
    </div>
  );
}
