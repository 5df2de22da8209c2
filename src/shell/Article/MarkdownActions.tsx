import { withPrefix } from "gatsby";
import { useCopy } from "../../components/Copy/use-copy";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { twinPath } from "../../model/content/twin-path";
import * as styles from "./Article.module.css";

/** Copies or opens the page as Markdown. @param path of the page */
export function MarkdownActions({ path }: { path: string }) {
  const { text } = useTranslations();
  const address = withPrefix(twinPath(path));
  const [result, copy] = useCopy(() => fetchText(address));
  const status =
    result === "copied" ? text("page.copied") : result === "failed" ? text("page.copyFailed") : "";
  return (
    <p className={styles.actions} data-screen-only="">
      <Button look="small" data-needs-script="" onClick={() => void copy()}>
        {text("page.copy")}
      </Button>
      <a href={address} type="text/markdown">
        {text("page.markdown")}
      </a>
      {/* Not a status, because pages with a filter already have one for the number of rows shown. */}
      <span aria-live="polite">{status}</span>
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${String(response.status)}.`);
  return response.text();
}
