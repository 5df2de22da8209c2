import { useId, useRef } from "react";
import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import { Link } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { ContentTree } from "../../components/ContentTree";
import { useCopy } from "../../components/Copy/use-copy";
import { fillNodes } from "../../components/translation/fill-nodes";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { areaOfLine, releaseTitle } from "../../model/release/release";
import type { UpgradeItem, UpgradeRelease } from "../../model/release/upgrade/upgrade-item";
import { checklistOf, type UpgradeGroup } from "../../model/release/upgrade/upgrade-path";
import type { UpgradeStep } from "../../model/release/upgrade/upgrade-stops";
import { releaseTexts } from "../../site/translations/en/releases";
import { upgradePathTexts } from "../../site/translations/en/upgrade-path";
import { InlineCode } from "./InlineCode";
import { useTickedEntries } from "./ticked-entries";
import * as styles from "./UpgradePath.module.css";

const texts = { ...releaseTexts, ...upgradePathTexts };

interface UpgradeChecklistProps {
  title: string;
  releases: readonly UpgradeRelease[];
  groups: readonly UpgradeGroup[];
  steps: readonly UpgradeStep<UpgradeRelease>[];
}

/** The changes in several releases, grouped by kind, to check off, copy or print. */
export function UpgradeChecklist({ title, releases, groups, steps }: UpgradeChecklistProps) {
  const { text, count } = useTranslations(texts);
  const [ticked, tick] = useTickedEntries();
  const named = groups.map((group) => ({ ...group, title: text(`upgrade.kind.${group.kind}`) }));
  const items = groups.flatMap((group) => group.items);
  const plan =
    steps.length > 1 ? steps.map(({ from, to }) => text("upgrade.step", { from, to: to.version })) : [];
  const done = items.filter(({ key }) => ticked.has(key)).length;
  const summary = useRef<HTMLParagraphElement>(null);
  const breaking = groups.find(({ kind }) => kind === "breaking")?.items.length ?? 0;
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <p ref={summary} role="status" tabIndex={-1}>
          {fillNodes(text(breaking > 0 ? "upgrade.summaryBreaking" : "upgrade.summary"), {
            releases: <strong>{count("releases.count", releases.length)}</strong>,
            changes: count("upgrade.changes", items.length),
            breaking: count("upgrade.breaking", breaking),
            done,
          })}
        </p>
        <CopyChecklist text={() => checklistOf(title, plan, named, ticked, window.location.origin)} />
        <Button onClick={() => window.print()}>
          <Printer size={16} />
          <span>{text("upgrade.print")}</span>
        </Button>
        {done > 0 ? (
          <Button
            onClick={() => {
              tick(
                items.map(({ key }) => key),
                false,
              );
              // The button disappears with the check marks.
              summary.current?.focus();
            }}
          >
            {text("upgrade.clear")}
          </Button>
        ) : null}
      </div>
      <p className={styles.printed}>{title}</p>
      {items.length === 0 ? <p className={styles.note}>{text("upgrade.none")}</p> : null}
      {named.map((group) => (
        <section key={group.kind} className={styles.group} data-kind={group.kind}>
          <h2 id={group.kind}>
            <span>{group.title}</span> <span className={styles.number}>{group.items.length}</span>
          </h2>
          <ul>
            {group.items.map((item) => (
              <Item
                key={item.key}
                item={item}
                isTicked={ticked.has(item.key)}
                onTick={(isTicked) => tick([item.key], isTicked)}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Item({
  item: { entry, actions, sources },
  isTicked,
  onTick,
}: {
  item: UpgradeItem;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { text, path: inLocale } = useTranslations(upgradePathTexts);
  const id = useId();
  const area = areaOfLine(sources[0].release.line);
  return (
    <li className={styles.item} data-done={isTicked ? "" : undefined} data-area={area}>
      <input id={id} type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <div>
        <p className={styles.name}>
          <label htmlFor={id}>{entry.name}</label>
          {entry.severity ? (
            <Badge tone={entry.severity === "critical" || entry.severity === "high" ? "danger" : "neutral"}>
              {text(`upgrade.severity.${entry.severity}`)}
            </Badge>
          ) : null}
          <span className={styles.sources}>
            {sources.map(({ release, path }) => (
              <Link key={path} to={inLocale(path)}>
                <span>{releaseTitle(release)}</span>
                <span className="visuallyHidden">{`: ${entry.name}`}</span>
              </Link>
            ))}
          </span>
        </p>
        {actions.map((action) => (
          <p key={action} className={styles.action}>
            <InlineCode text={action} />
          </p>
        ))}
        <div className={styles.text}>
          <ContentTree nodes={entry.content} />
        </div>
      </div>
    </li>
  );
}

function CopyChecklist({ text: checklist }: { text: () => string }) {
  const { text } = useTranslations(upgradePathTexts);
  const [result, copy] = useCopy(checklist);
  return (
    <Button onClick={() => void copy()}>
      <Copy size={16} />
      <span>
        {text(
          result === "copied"
            ? "upgrade.copied"
            : result === "failed"
              ? "upgrade.notAllowed"
              : "upgrade.copy",
        )}
      </span>
      <span className="visuallyHidden" role="status">
        {result === "copied" ? text("upgrade.copiedStatus") : ""}
      </span>
    </Button>
  );
}
