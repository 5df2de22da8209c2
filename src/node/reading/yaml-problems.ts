import { isScalar, visit, type Document } from "yaml";

/** What is wrong with a YAML file as such, whatever it is about. */
export interface YamlProblem {
  /** Where it stands, in characters from the beginning. */
  offset: number;
  message: string;
  hint?: string;
}

/**
 * Finds what isn't valid YAML; else values that YAML ends at a number sign: `title: Connect to cluster #1` is "Connect to
 * cluster". Nobody would see what is missing, so a comment after text has to stand on a line of its own.
 * @param yaml what the document was parsed from
 */
export function yamlProblems(document: Document, yaml: string): YamlProblem[] {
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      offset: pos[0],
      message: `not valid YAML: ${message}`,
    }));
  const problems: YamlProblem[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      if (!isScalar<string>(node) || node.type !== "PLAIN" || typeof node.value !== "string" || !node.range)
        return;
      const [offset, end] = node.range;
      const [, comment] = /^[ \t]+(#.*)/.exec(yaml.slice(end)) ?? [];
      if (comment !== undefined)
        problems.push({
          offset,
          message: `the value ends at \`${node.value}\`: YAML takes \`${comment.trimEnd()}\` for a comment`,
          hint: "quote the value, or put the comment on a line of its own",
        });
    },
  });
  return problems;
}
