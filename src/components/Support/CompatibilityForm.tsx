import { useId } from "react";
import {
  compatibilityParts,
  judge,
  readVersion,
  type Combination,
  type CompatibilityPart,
  type CompatibilityRule,
} from "../../model/release/compatibility";
import { longDate } from "../../model/site/date";
import { supportStatus, type SupportWindow } from "../../model/release/support-window";
import { isInRange } from "../../model/release/version";
import { compatibilityTexts } from "../../site/translations/en/compatibility";
import { supportTexts } from "../../site/translations/en/support";
import { useTranslations } from "../translation/page-language";
import { useAddressQuery } from "../use-address-query";
import * as field from "../Field/Field.module.css";
import * as styles from "./CompatibilityForm.module.css";
import { answerOf, reasonText } from "./compatibility-answer";
import { labelOf } from "../../model/release/compatibility-words";
import { useToday } from "./use-today";

export interface CompatibilityFormProps {
  windows: readonly SupportWindow[];
  rules: readonly CompatibilityRule[];
  /** Released versions of our products, highest first. */
  versions: Readonly<Record<string, readonly string[]>>;
  builtOn: string;
}

const texts = { ...supportTexts, ...compatibilityTexts };

const examples: Partial<Record<CompatibilityPart, string>> = {
  kafka: "3.7",
  "kafka-clients": "3.7",
  postgresql: "16",
  kubernetes: "1.30",
  helm: "3.16",
  "console-chart": "1.13.0",
  "gateway-chart": "3.3.1",
};

/** Answers whether a combination of versions is supported with yes, no or unknown, and why. The address contains the choice. */
export function CompatibilityForm({ windows, rules, versions, builtOn }: CompatibilityFormProps) {
  const { text } = useTranslations(texts);
  const [query, change] = useAddressQuery();
  const today = useToday(builtOn);
  const written = compatibilityParts.map((id) => ({
    id,
    label: labelOf(id, text),
    version: query.get(id) ?? "",
  }));
  const combination: Combination = {};
  const unreleased: { label: string; version: string }[] = [];
  for (const { id, label, version } of written) {
    const read = readVersion(version);
    if (read === null) continue;
    combination[id] = read;
    // A rule might have no upper limit for our versions, but no one knows what a future release works with.
    if (versions[id]?.includes(read) === false) unreleased.push({ label, version: read });
  }
  const judgement = judge(combination, rules);
  const ended = written.flatMap(({ id, label, version }) => {
    const window = windows.find(
      (each) => each.product === id && combination[id] && isInRange(combination[id], each),
    );
    return window && supportStatus(window, today).state === "ended"
      ? [{ label, version, until: window.until }]
      : [];
  });
  const chosen = Object.keys(combination).length;
  const answer = answerOf({ judgement, chosen, unreleased, hasEnded: ended.length > 0 }, text);
  return (
    <form className={styles.picker} data-needs-script="" onSubmit={(event) => event.preventDefault()}>
      <p className={styles.question}>{text("compatibility.question")}</p>
      <div className={styles.parts}>
        {written.map(({ id, label, version }) => (
          <Part
            key={id}
            id={id}
            label={label}
            text={version}
            versions={versions[id]}
            onChange={(value) => change({ [id]: value })}
          />
        ))}
      </div>
      <div role="status" className={styles.answer} data-verdict={answer.verdict ?? undefined}>
        <p>{answer.verdict === null ? answer.headline : <strong>{answer.headline}</strong>}</p>
        {judgement ? (
          <ul>
            {judgement.reasons.map((reason) => (
              <li key={reasonText(reason, text)} data-verdict={reason.verdict}>
                {reasonText(reason, text)}
              </li>
            ))}
          </ul>
        ) : null}
        {ended.map(({ label, version, until }) => (
          <p key={label}>
            {until === null
              ? text("compatibility.hasEnded", { part: label, version })
              : text("compatibility.endedOn", {
                  part: label,
                  version,
                  day: longDate(until, text("date.long"), text("date.months")),
                })}
          </p>
        ))}
      </div>
    </form>
  );
}

interface PartProps {
  id: CompatibilityPart;
  label: string;
  text: string;
  /** The versions to choose from. For products that aren't ours, readers can enter any version. */
  versions: readonly string[] | undefined;
  onChange: (value: string) => void;
}

function Part({ id: part, label, text, versions, onChange }: PartProps) {
  const { text: textOf } = useTranslations(texts);
  const id = useId();
  const isWrong = text !== "" && readVersion(text) === null;
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {versions ? (
        <select
          id={id}
          className={field.field}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">—</option>
          {text === "" || versions.includes(text) ? null : (
            <option value={text}>{textOf("compatibility.unknownVersion", { version: text })}</option>
          )}
          {versions.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className={field.field}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          placeholder={examples[part]}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {isWrong ? <p id={`${id}-hint`}>{textOf("compatibility.writeVersion")}</p> : null}
    </div>
  );
}
