import type { Ref } from "react";
import { SelectField } from "../../components/Field/Field";
import { useTranslations } from "../../components/translation/page-language";
import { longDate } from "../../model/site/date";
import {
  lineLabel,
  productLabels,
  releaseLines,
  releaseProducts,
  type DatedRelease,
  type ReleaseProduct,
} from "../../model/release/release";
import { upgradePathTexts } from "../../site/translations/en/upgrade-path";
import { Choice } from "./Choice";
import * as styles from "./UpgradePath.module.css";

interface UpgradePickerProps {
  product: ReleaseProduct;
  /** The product's releases, highest version first. */
  releases: readonly DatedRelease[];
  /** Empty until one is chosen. */
  from: string;
  to: string;
  /** The list with the current version. */
  running: Ref<HTMLSelectElement>;
  onChange: (changes: Record<string, string | null>) => void;
}

/** The choice of a product, the current version and the target version. */
export function UpgradePicker({ product, releases, from, to, running, onChange }: UpgradePickerProps) {
  const { text } = useTranslations(upgradePathTexts);
  return (
    <form className={styles.picker} data-needs-script="" onSubmit={(event) => event.preventDefault()}>
      <Choice
        legend={text("upgrade.product")}
        value={product}
        options={releaseProducts.map((each) => ({ value: each, label: productLabels[each] }))}
        onChange={(value) => onChange({ product: value, from: null, to: null })}
      />
      <VersionSelect
        ref={running}
        label={text("upgrade.from")}
        value={from}
        releases={releases}
        placeholder={text("upgrade.choose")}
        onChange={(value) => onChange({ product, from: value, to })}
      />
      <VersionSelect
        label={text("upgrade.to")}
        value={to}
        releases={releases}
        onChange={(value) => onChange({ product, to: value })}
      />
    </form>
  );
}

interface VersionSelectProps {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  value: string;
  releases: readonly DatedRelease[];
  placeholder?: string;
  onChange: (version: string) => void;
}

function VersionSelect({ ref, label, value, releases, placeholder, onChange }: VersionSelectProps) {
  const { text } = useTranslations(upgradePathTexts);
  const lines = releaseLines.filter((line) => releases.some((release) => release.line === line)).toReversed();
  const isKnown = value === "" || releases.some(({ version }) => version === value);
  const optionsOf = (own: readonly DatedRelease[]) =>
    own.map(({ version, date }) => (
      <option key={version} value={version}>
        {date ? `${version} (${longDate(date, text("date.long"), text("date.months"))})` : version}
      </option>
    ));
  return (
    <SelectField label={label} ref={ref} value={value} onChange={(event) => onChange(event.target.value)}>
      {placeholder ? <option value="">{placeholder}</option> : null}
      {isKnown ? null : <option value={value}>{text("upgrade.unknownVersion", { version: value })}</option>}
      {lines.length === 1
        ? optionsOf(releases)
        : lines.map((line) => (
            <optgroup key={line} label={lineLabel(line)}>
              {optionsOf(releases.filter((release) => release.line === line))}
            </optgroup>
          ))}
    </SelectField>
  );
}
