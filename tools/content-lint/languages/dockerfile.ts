import { validate } from "dockerfile-utils";
import type { Finding } from "../document/finding";

/** `DiagnosticSeverity.Error` in the language server protocol. Lower severities concern only style. */
const ERROR = 1;

/** Finds what Docker would reject in a Dockerfile: instructions, flags, arguments and the order of stages. */
export function dockerfileFindings(code: string): Finding[] {
  return validate(code)
    .filter(({ severity }) => severity === ERROR)
    .map(({ range, message }) => ({
      line: range.start.line + 1,
      message: `the sample isn't a valid Dockerfile: ${typeof message === "string" ? message : message.value}`,
    }));
}
