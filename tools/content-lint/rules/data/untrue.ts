import type { Finding } from "../../document/finding";
import { textRule } from "../../rule/rule";

/** Checks sentences and samples. */
export const untrue = textRule(
  "data/untrue",
  "Statements that contradict a fact: `untrue` in content/reference/facts.yaml.",
  (text, { file }, { facts }) =>
    (facts.stated?.untrue ?? [])
      .filter(({ files }) => new RegExp(files).test(file))
      .flatMap(({ says, fact }) =>
        text
          .split("\n")
          .flatMap((line, index): Finding[] =>
            new RegExp(says).test(line) ? [{ line: index + 1, message: "this isn't true", hint: fact }] : [],
          ),
      ),
);
