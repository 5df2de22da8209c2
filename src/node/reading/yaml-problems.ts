import { isScalar, visit, type Document } from "yaml";

/** A problem with the syntax of a YAML file, regardless of its content. */
export interface YamlProblem {
  /** The position in characters from the beginning. */
  offset: number;
  message: string;
  hint?: string;
}

/**
 * Finds invalid YAML, or in valid YAML, values that a number sign cuts off: `title: Connect to cluster #1` is parsed as
 * "Connect to cluster". The missing text would go unnoticed, so comments after text must be on their own line.
 * @param yaml the text that the document was parsed from
 */
export function yamlProblems(document: Document, yaml: string): YamlProblem[] {
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      offset: pos[0],
      message: `this isn't valid YAML: ${message}`,
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
          message: `the value ends at \`${node.value}\`, because YAML treats \`${comment.trimEnd()}\` as a comment`,
          hint: "put the value in quotes, or move the comment to its own line",
        });
    },
  });
  return problems;
}
