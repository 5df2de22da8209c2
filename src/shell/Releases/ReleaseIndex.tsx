import { useRef } from "react";
import { FilterField } from "../../components/Field/Field";
import { useTranslations } from "../../components/translation/page-language";
import { monthOf } from "../../model/site/date";
import { lineLabel, lineOfSlug, lineSlug } from "../../model/release/release";
import {
  filterReleases,
  groupByLine,
  groupByMonth,
  lineOrder,
  listFilters,
  type ListedRelease,
} from "../../model/release/release-list";
import { useAddressQuery } from "../../components/use-address-query";
import { releaseTexts } from "../../site/translations/en/releases";
import { Choice } from "./Choice";
import { ReleaseRow } from "./ReleaseRow";
import { ReleaseViews } from "./ReleaseViews";
import { SettledStatus } from "../../components/SettledStatus/SettledStatus";
import * as styles from "./ReleaseIndex.module.css";

interface ReleaseIndexProps {
  releases: readonly ListedRelease[];
  /** Names of the highest version of each line. */
  latest: ReadonlySet<string>;
}

/**
 * All releases by date or by line. The address contains the state of the filter. Without JavaScript, all releases are shown
 * by date.
 */
export function ReleaseIndex({ releases, latest }: ReleaseIndexProps) {
  const { text, count } = useTranslations(releaseTexts);
  const field = useRef<HTMLInputElement>(null);
  const [query, change] = useAddressQuery();
  const byLine = query.get("by") === "line";
  const line = lineOfSlug(query.get("line"));
  const kind = query.get("kind");
  const words = query.get("q") ?? "";
  const shown = filterReleases(releases, { line, kind, words });
  const lines = lineOrder.filter((each) => releases.some((release) => release.line === each));
  const titleOf = (day: string | null) =>
    day === null ? text("releases.undated") : monthOf(day, text("releases.month"), text("date.months"));
  const isNarrowed = shown.length < releases.length;
  return (
    <>
      <ReleaseViews current={byLine ? "line" : "date"} query={query} />
      <form
        role="search"
        className={styles.filter}
        data-needs-script=""
        onSubmit={(event) => event.preventDefault()}
      >
        <Choice
          legend={text("releases.line")}
          value={line ? lineSlug(line) : ""}
          options={[
            { value: "", label: text("releases.allLines") },
            ...lines.map((each) => ({ value: lineSlug(each), label: lineLabel(each) })),
          ]}
          onChange={(value) => change({ line: value })}
        />
        <Choice
          legend={text("releases.kind")}
          value={listFilters.some((filter) => filter.id === kind) ? (kind ?? "") : ""}
          options={[
            { value: "", label: text("releases.anyKind") },
            ...listFilters.map((filter) => ({ value: filter.id, label: text(`releases.kind.${filter.id}`) })),
          ]}
          onChange={(value) => change({ kind: value })}
        />
        <div className={styles.words}>
          <FilterField
            ref={field}
            label={text("releases.words")}
            value={words}
            placeholder={text("releases.examples")}
            onChange={(event) => change({ q: event.target.value })}
          />
        </div>
        <p className={styles.count}>
          <SettledStatus>
            {shown.length === 0 ? text("releases.none") : count("releases.count", shown.length)}
          </SettledStatus>
          {isNarrowed ? (
            <button
              type="button"
              onClick={() => {
                change({ line: null, kind: null, q: null });
                // The button disappears with the filter.
                field.current?.focus();
              }}
            >
              {text("releases.showAll")}
            </button>
          ) : null}
        </p>
      </form>
      {(byLine ? groupByLine(shown) : groupByMonth(shown, titleOf)).map((group) => (
        <section key={group.id} className={styles.group} aria-labelledby={`releases-${group.id}`}>
          <h2 id={`releases-${group.id}`}>{group.title}</h2>
          <ul>
            {group.releases.map((release) => (
              <ReleaseRow key={release.name} release={release} isLatest={latest.has(release.name)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
