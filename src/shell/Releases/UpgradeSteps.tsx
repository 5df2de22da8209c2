import { Link } from "gatsby";
import { useTranslations } from "../../components/translation/page-language";
import { productLabels, upgradePathAddress, type ReleaseProduct } from "../../model/release/release";
import type { UpgradeRelease } from "../../model/release/upgrade/upgrade-item";
import { longestStep, type UpgradeStep } from "../../model/release/upgrade/upgrade-stops";
import { upgradePathTexts } from "../../site/translations/en/upgrade-path";
import { InlineCode } from "./InlineCode";
import * as styles from "./UpgradePath.module.css";

interface UpgradeStepsProps {
  product: ReleaseProduct;
  steps: readonly UpgradeStep<UpgradeRelease>[];
}

/** The rule for how far one upgrade can go and, if several are necessary, each one with its own path. */
export function UpgradeSteps({ product, steps }: UpgradeStepsProps) {
  const { text, path: inLocale } = useTranslations(upgradePathTexts);
  if (longestStep[product] === null) return null;
  const label = productLabels[product];
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{text(steps.length > 1 ? "upgrade.steps" : "upgrade.oneStep")}</h2>
      <p>{text("upgrade.rule", { product: label })}</p>
      {steps.length > 1 ? (
        <ol>
          {steps.map(({ from, to, why }) => (
            <li key={to.version}>
              <Link to={inLocale(upgradePathAddress({ line: to.line, version: from }, to))}>
                {text("upgrade.step", { from, to: to.version })}
              </Link>
              {why ? (
                <span className={styles.why}>
                  <InlineCode text={why} />
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
