import { useRef } from "react";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { longDate } from "../../model/site/date";
import {
  byVersion,
  productLabels,
  productOf,
  releaseProducts,
  type DatedRelease,
  type ReleaseProduct,
} from "../../model/release/release";
import type { UpgradeRelease } from "../../model/release/upgrade/upgrade-item";
import { upgradePath } from "../../model/release/upgrade/upgrade-path";
import { longestStep } from "../../model/release/upgrade/upgrade-stops";
import { useAddressQuery } from "../../components/use-address-query";
import { upgradePathTexts } from "../../site/translations/en/upgrade-path";
import { ReleaseViews } from "./ReleaseViews";
import { UpgradeChecklist } from "./UpgradeChecklist";
import { UpgradePicker } from "./UpgradePicker";
import { UpgradeSteps } from "./UpgradeSteps";
import { useFetchedData, type Fetched } from "./use-fetched-data";
import * as styles from "./UpgradePath.module.css";

interface UpgradePathProps {
  releases: readonly DatedRelease[];
  /** Addresses of the files with the products' releases and entries. */
  dataUrls: Readonly<Record<ReleaseProduct, string>>;
}

/** All changes between the current version and the target version, as one checklist. The address contains the choice. */
export function UpgradePath({ releases, dataUrls }: UpgradePathProps) {
  const { text } = useTranslations(upgradePathTexts);
  const [query, change] = useAddressQuery();
  const product = releaseProducts.find((each) => each === query.get("product")) ?? releaseProducts[0];
  const own = releases.filter(({ line }) => productOf(line) === product).toSorted(byVersion);
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? own[0]?.version ?? "";
  // Choosing a product is the first step. Its releases are loaded while the reader looks for the version.
  const isWanted = from !== "" || query.has("product");
  const fetched = useFetchedData<UpgradeRelease[]>(isWanted ? dataUrls[product] : null);
  const running = useRef<HTMLSelectElement>(null);
  // The button that was pressed disappears with its message.
  const returnFocus = () => running.current?.focus();
  return (
    <>
      <ReleaseViews current="upgrade-path" />
      <noscript>
        <p>{text("upgrade.noScript")}</p>
      </noscript>
      <UpgradePicker
        product={product}
        releases={own}
        from={from}
        to={to}
        running={running}
        onChange={change}
      />
      {from === "" ? (
        <p className={styles.note} data-needs-script="">
          {text("upgrade.chooseFrom")}
        </p>
      ) : (
        <Outcome
          product={product}
          from={from}
          to={to}
          fetched={fetched}
          onPress={returnFocus}
          onSwap={() => change({ from: to, to: from })}
        />
      )}
    </>
  );
}

interface OutcomeProps {
  product: ReleaseProduct;
  from: string;
  to: string;
  fetched: Fetched<UpgradeRelease[]>;
  /** Called after a button in a message was pressed. The button then disappears. */
  onPress: () => void;
  onSwap: () => void;
}

function Outcome({ product, from, to, fetched, onPress, onSwap }: OutcomeProps) {
  const { text } = useTranslations(upgradePathTexts);
  const label = productLabels[product];
  const pressed = (act: () => void) => () => {
    act();
    onPress();
  };
  if (fetched.state === "loading") return <Note>{text("upgrade.loading")}</Note>;
  if (fetched.state === "failed")
    return (
      <Note role="alert" button={text("lazy.retry")} onPress={pressed(fetched.retry)}>
        {text("upgrade.failed")}
      </Note>
    );
  const path = upgradePath(fetched.data, product, from, to);
  switch (path.state) {
    case "unknown":
      return <Note>{text("upgrade.unknown", { product: label, version: path.version })}</Note>;
    case "same":
      return <Note>{text("upgrade.same", { product: label, version: to })}</Note>;
    case "backwards":
      return (
        <Note button={text("upgrade.swap")} onPress={pressed(onSwap)}>
          {text("upgrade.backwards", { product: label, from, to })}
        </Note>
      );
    case "path":
      return (
        <>
          {path.isTargetOlder ? (
            <OlderTarget label={label} from={from} to={to} releases={fetched.data} />
          ) : null}
          <UpgradeSteps product={product} steps={path.steps} />
          <UpgradeChecklist
            title={text("upgrade.title", { product: label, from, to })}
            releases={path.releases}
            groups={path.groups}
            steps={longestStep[product] === null ? [] : path.steps}
          />
        </>
      );
  }
}

interface NoteProps {
  role?: "status" | "alert";
  button?: string;
  onPress?: () => void;
  children: string;
}

/** Why there is no checklist, with a button if the reader can change that. */
function Note({ role = "status", button, onPress, children }: NoteProps) {
  return (
    <p className={styles.note} role={role}>
      <span>{children}</span> {button ? <Button onClick={onPress}>{button}</Button> : null}
    </p>
  );
}

/** A fix in the current version can be newer than the target version, which then doesn't have it. */
function OlderTarget({
  label,
  from,
  to,
  releases,
}: {
  label: string;
  from: string;
  to: string;
  releases: readonly UpgradeRelease[];
}) {
  const { text } = useTranslations(upgradePathTexts);
  const dayOf = (version: string) => {
    const { date } = releases.find((release) => release.version === version) ?? {};
    return longDate(date ?? "", text("date.long"), text("date.months"));
  };
  const values = { product: label, from, fromDay: dayOf(from), to, toDay: dayOf(to) };
  return <p className={styles.warning}>{text("upgrade.olderTarget", values)}</p>;
}
