import type { z } from "zod";
import type { ContentProblem } from "../../../model/problem/problem";
import { describeIssues } from "../../../model/problem/schema-issue";
import type { ContentSource } from "../../reading/source";

/**
 * Checks a file's frontmatter against its schema.
 * @returns the typed frontmatter, or null if there is a problem
 */
export function checkFrontmatter<Shape extends z.ZodRawShape>(
  source: ContentSource,
  schema: z.ZodObject<Shape, z.core.$strict>,
): { frontmatter: z.infer<z.ZodObject<Shape, z.core.$strict>> | null; problems: ContentProblem[] } {
  const result = schema.safeParse(source.frontmatter);
  if (result.success) return { frontmatter: result.data, problems: [] };
  const issues = describeIssues(result.error.issues, source.frontmatter, Object.keys(schema.shape));
  return {
    frontmatter: null,
    problems: issues.map(({ path, key, message }) => ({
      severity: "error",
      file: source.file,
      ...source.positionOf(path),
      message: `frontmatter \`${key}\` ${message}`,
    })),
  };
}
