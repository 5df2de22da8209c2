import type { InterceptorOption } from "../../../../src/model/reference/interceptor";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { interceptorFile } from "../../../../src/node/data-files/interceptor-file";
import type { Content } from "../../rule/content";
import { configFindings, optionFindings } from "../../facts/interceptor-config";
import type { SchemaFinding } from "../../facts/schema-findings";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Checks the examples in the interceptors' data. */
export const interceptorExamples: Rule = {
  id: "data/interceptor-examples",
  about: "Interceptor examples and defaults that don't match the options in the same file.",
  check: exampleProblems,
};

function exampleProblems({ facts: { interceptors } }: Content): ContentProblem[] {
  return interceptors.flatMap((interceptor) => {
    const findings = [
      ...configFindings(interceptor.example, interceptor),
      ...ownValueFindings(interceptor.options),
    ];
    return findings.map(({ message, hint }) =>
      problemOf(interceptorFile(interceptor.id), {
        line: 0,
        message: `in an example or a default, ${message}`,
        hint,
      }),
    );
  });
}

function ownValueFindings(options: readonly InterceptorOption[]): SchemaFinding[] {
  return options.flatMap((option) => [
    ...[option.example, option.default].flatMap((value) =>
      value === undefined ? [] : optionFindings(value, option),
    ),
    ...ownValueFindings(option.options ?? []),
  ]);
}
