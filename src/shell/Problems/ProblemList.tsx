import { InlineCode } from "../Releases/InlineCode";
import { useContentFindings } from "./content-findings";
import { openInEditor } from "./open-in-editor";
import * as styles from "./ProblemList.module.css";

interface Problem {
  readonly severity: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string | null;
  readonly rule?: string;
}

interface ProblemListProps {
  /** What the build has found in the page's file. */
  problems: readonly Problem[];
  /** The page's file; absent in a build. */
  file: string | undefined;
}

/** What is wrong with the page's file, for authors: pages with errors exist while developing only. */
export function ProblemList(props: ProblemListProps) {
  return process.env.NODE_ENV === "production" ? null : <Problems {...props} />;
}

/** The problems that the build has found, and those of the content linter. Hints are folded away. */
function Problems({ problems, file }: ProblemListProps) {
  const all: readonly Problem[] = [...problems, ...useContentFindings(file)];
  const errors = all.filter(({ severity }) => severity === "error");
  const hints = all.filter(({ severity }) => severity !== "error");
  return (
    <>
      {errors.length > 0 ? (
        <div className={styles.problems} role="alert">
          <p>This page has problems:</p>
          <Entries problems={errors} />
        </div>
      ) : null}
      {hints.length > 0 ? (
        <details className={styles.hints}>
          <summary>{`Hints for this page: ${hints.length}`}</summary>
          <Entries problems={hints} />
        </details>
      ) : null}
    </>
  );
}

function Entries({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <Entry key={`${placeOf(problem)} ${problem.message}`} problem={problem} />
      ))}
    </ul>
  );
}

function Entry({ problem }: { problem: Problem }) {
  const { message, hint, rule } = problem;
  return (
    <li>
      <button type="button" title="Open in your editor" onClick={() => openInEditor(problem)}>
        {placeOf(problem)}
      </button>{" "}
      <span>
        <InlineCode text={message} />
      </span>
      {rule === undefined ? null : <span>{` (${rule})`}</span>}
      {hint ? (
        <small>
          <InlineCode text={hint} />
        </small>
      ) : null}
    </li>
  );
}

function placeOf({ file, line, column }: Problem): string {
  return line > 0 ? `${file}:${line}:${column}` : file;
}
