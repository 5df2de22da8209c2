import { Link } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { CodeBlock } from "../../components/CodeBlock/CodeBlock";
import { useTranslations } from "../../components/translation/page-language";
import { changelogPath } from "../../model/navigation/changelog-paths";
import { longDate } from "../../model/site/date";
import {
  lineLabel,
  lineSlug,
  releaseTitle,
  upgradePathAddress,
  type ReleaseId,
  type ReleaseLine,
} from "../../model/release/release";
import { releaseTexts } from "../../site/translations/en/releases";
import * as styles from "./ReleaseFacts.module.css";

interface ReleaseFactsProps {
  line: ReleaseLine;
  version: string;
  date: string | null;
  isLatest: boolean;
  /** The previous release. */
  previous: ReleaseId | null;
}

/** The line under a release's title: its line, its date, and a link to the changes since the previous release. */
export function ReleaseFacts({ line, version, date, isLatest, previous }: ReleaseFactsProps) {
  const { text, path } = useTranslations(releaseTexts);
  return (
    <p className={styles.facts}>
      <Link to={path(`${changelogPath}?line=${lineSlug(line)}`)}>{lineLabel(line)}</Link>
      {date ? <time dateTime={date}>{longDate(date, text("date.long"), text("date.months"))}</time> : null}
      {isLatest ? <Badge tone="accent">{text("releases.latest")}</Badge> : null}
      {previous ? (
        <Link to={path(upgradePathAddress(previous, { line, version }))}>
          {text("releases.upgradeFrom", { release: releaseTitle(previous) })}
        </Link>
      ) : null}
    </p>
  );
}

/** The command that pulls a release's image, to copy. */
export function PullCommand({ image }: { image: string }) {
  const { text } = useTranslations(releaseTexts);
  const safe = image.replace(/[^\w./:@-]/g, "");
  return (
    <CodeBlock
      language="bash"
      title={text("releases.image")}
      html={`<span class="line">docker pull ${safe}\n</span>`}
    />
  );
}
