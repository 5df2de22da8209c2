import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { severities } from "../../model/release/security-fix";
import { releaseTexts } from "../../site/translations/en/releases";
import { InlineCode } from "./InlineCode";
import * as styles from "./AtAGlance.module.css";

interface AtAGlanceProps {
  breaking: readonly { readonly what: string; readonly do: string | null }[];
  /** Vulnerabilities fixed in the release. */
  security: readonly { readonly cves: readonly string[]; readonly severity: string | null }[];
}

/** What an operator must know first: what might break, what to do, and which vulnerabilities are fixed. */
export function AtAGlance({ breaking, security }: AtAGlanceProps) {
  const { text, count } = useTranslations(releaseTexts);
  const vulnerabilities = security.flatMap(({ cves, severity }) => {
    const rated = severities.find((each) => each === severity);
    return cves.map((id) => ({ id, severity: rated }));
  });
  if (breaking.length === 0 && vulnerabilities.length === 0) return null;
  return (
    <aside className={styles.glance} aria-label={text("releases.beforeUpgrade")}>
      {breaking.length > 0 ? (
        <>
          <p className={styles.title}>{count("releases.breaking", breaking.length)}</p>
          <ul>
            {breaking.map((change) => (
              <li key={change.what}>
                <InlineCode text={change.what} />
                {change.do ? (
                  <span className={styles.action}>
                    <InlineCode text={change.do} />
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {vulnerabilities.length > 0 ? (
        <p className={styles.security}>
          {fillNodes(text("releases.fixes"), {
            list: vulnerabilities.map(({ id, severity }, index) => (
              <span key={id}>
                {index > 0 ? <span>, </span> : null}
                {fillNodes(severity ? text(`releases.severity.${severity}`) : "{id}", {
                  id: <a href={`https://nvd.nist.gov/vuln/detail/${id}`}>{id}</a>,
                })}
              </span>
            )),
          })}
        </p>
      ) : null}
    </aside>
  );
}
