import { Link } from "gatsby";
import {
  filterCatalog,
  filterFromQuery,
  noFilter,
  type CatalogEntry,
} from "../../model/reference/interceptor-catalog";
import { listingTexts } from "../../site/translations/en/listing";
import { Button } from "../Button/Button";
import { SelectField } from "../Field/Field";
import { useTranslations } from "../translation/page-language";
import { useAddressQuery } from "../use-address-query";
import * as styles from "./InterceptorCatalog.module.css";

/** All interceptors in a category, filtered by kind, goal and Kafka request. The address contains the choice. */
export function InterceptorCatalog({ entries }: { entries: readonly CatalogEntry[] }) {
  const { text } = useTranslations(listingTexts);
  const [query, change] = useAddressQuery();
  const filter = filterFromQuery(query.toString(), entries);
  const shown = filterCatalog(entries, filter);

  return (
    <section className={styles.catalog} aria-labelledby="catalog">
      <h2 id="catalog" className={styles.title}>
        {text("catalog.title")}
      </h2>
      <div className={styles.filters} data-needs-script="">
        <Choice
          label={text("catalog.kind")}
          value={filter.kind}
          values={valuesOf(entries, ({ kind }) => [kind])}
          onChange={(kind) => change({ kind })}
        />
        <Choice
          label={text("catalog.goal")}
          value={filter.goal}
          values={valuesOf(entries, ({ goals }) => goals)}
          onChange={(goal) => change({ goal })}
        />
        <Choice
          label={text("catalog.request")}
          value={filter.request}
          values={valuesOf(entries, ({ requests }) => requests)}
          onChange={(request) => change({ request })}
        />
        <p className={styles.count} role="status">
          {text("catalog.shown", { count: shown.length, all: entries.length })}
        </p>
      </div>
      <ul className={styles.list}>
        {shown.map(({ id, path, name, summary, kind, requests }) => (
          <li key={id} className={styles.entry}>
            <h3 className={styles.name}>
              <Link to={path}>{name}</Link>
            </h3>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.facts}>
              {[readable(kind), requests.join(", ")].filter((fact) => fact !== "").join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p>
          <span>{text("catalog.none")}</span>{" "}
          <Button onClick={() => change({ ...noFilter })}>{text("catalog.reset")}</Button>
        </p>
      ) : null}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  const { text } = useTranslations(listingTexts);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{text("catalog.all")}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {readable(each)}
        </option>
      ))}
    </SelectField>
  );
}

function valuesOf(
  entries: readonly CatalogEntry[],
  of: (entry: CatalogEntry) => readonly string[],
): string[] {
  return [...new Set(entries.flatMap(of))].sort((one, other) => one.localeCompare(other, "en"));
}

/** `traffic-control` as words. Names of Kafka requests stay unchanged. */
function readable(value: string): string {
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
