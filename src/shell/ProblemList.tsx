import { InlineCode } from "./Releases/InlineCode";
import * as styles from "./ProblemList.module.css";

interface Problem {
  readonly severity: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string | null;
}

/** The problems in the page's file, for authors. Pages with errors exist only during development. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (process.env.NODE_ENV === "production" || problems.length === 0) return null;
  return (
    <div className={styles.problems} role="alert">
      <p>This page has problems:</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.message}`}>
            <code>{`${problem.file}:${problem.line}:${problem.column}`}</code>{" "}
            <span>
              <InlineCode text={problem.message} />
            </span>
            {problem.hint ? (
              <small>
                <InlineCode text={problem.hint} />
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
