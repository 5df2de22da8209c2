import { z } from "zod";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { isWholeAddress } from "../reading/safe-address";
import { describeIssues } from "../../model/problem/schema-issue";
import { readYaml } from "../reading/yaml-file";
import { assignListingSlugs } from "./listing-slugs";
import type { SidebarEntry } from "./sidebar-entry";

const text = z.string().trim().min(1);
const forms = {
  items: z.strictObject({
    label: text,
    items: z.array(z.unknown()).min(1),
    doc: text.optional(),
    category: z
      .union([
        z.literal(true),
        z.strictObject({
          slug: z
            .string()
            .regex(/^[a-z0-9-]+$/, "a path segment of lowercase letters, digits and dashes")
            .optional(),
          description: text.max(200).optional(),
        }),
      ])
      .optional(),
  }),
  link: z.strictObject({
    label: text,
    link: text.refine(
      isWholeAddress,
      "a path on this site that starts with a slash, or an address with http or https",
    ),
  }),
  autogenerate: z.strictObject({ autogenerate: text }),
  doc: z.strictObject({ doc: text, label: text.optional() }),
};

/** An entry as written; `items` of a category can take the same forms. */
const entrySchema: z.ZodType = z.lazy(() =>
  z.union([
    text,
    forms.items.extend({ items: z.array(entrySchema).min(1) }),
    forms.link,
    forms.autogenerate,
    forms.doc,
  ]),
);

/** The schema of `sidebar.yaml` for editors; `parseSidebar` reports problems more precisely. */
export const sidebarSchema = z.array(entrySchema);

/**
 * Parses a section's `sidebar.yaml`: a list whose entries are page IDs or objects with `items`, `link`, `doc` or
 * `autogenerate`. The order of the file is kept.
 * @param file path from the root of the repository, for problems
 */
export function parseSidebar(
  file: string,
  yaml: string,
): { entries: SidebarEntry[]; problems: ContentProblem[] } {
  const { value: list, positionOf, problems } = readYaml(file, yaml);
  const report = (line: number, message: string, hint?: string) => {
    problems.push(errorIn(file, message, hint, { line, column: 1 }));
  };
  if (problems.length > 0) return { entries: [], problems };
  if (!Array.isArray(list)) {
    report(1, "a sidebar must be a list", "start the line of each entry with a dash");
    return { entries: [], problems };
  }
  const normalize = (value: unknown, path: (string | number)[]): SidebarEntry[] => {
    const { line } = positionOf(path);
    if (typeof value === "string") return [{ type: "doc", id: value, label: null, line }];
    const form = (["items", "link", "autogenerate", "doc"] as const).find(
      (key) => typeof value === "object" && value !== null && key in value,
    );
    if (!form) {
      report(
        line,
        `${JSON.stringify(value)} isn't a sidebar entry`,
        "write a page ID, or an entry with one of these keys: items, link, doc, autogenerate",
      );
      return [];
    }
    const result = forms[form].safeParse(value);
    if (!result.success) {
      for (const issue of describeIssues(result.error.issues, value, Object.keys(forms[form].shape))) {
        report(line, `\`${issue.key}\` ${issue.message}`);
      }
      return [];
    }
    return [
      entryOf(result.data, line, (items) =>
        items.flatMap((item, index) => normalize(item, [...path, "items", index])),
      ),
    ];
  };
  const entries = list.flatMap((value, index) => normalize(value, [index]));
  assignListingSlugs(entries);
  return { entries, problems };
}

function entryOf(
  data: z.infer<(typeof forms)[keyof typeof forms]>,
  line: number,
  normalizeAll: (items: unknown[]) => SidebarEntry[],
): SidebarEntry {
  if ("autogenerate" in data) return { type: "autogenerate", directory: data.autogenerate, line };
  if ("link" in data) return { type: "link", label: data.label, href: data.link, line };
  if ("items" in data) {
    const category = data.category === true ? {} : data.category;
    return {
      type: "category",
      label: data.label,
      doc: data.doc ?? null,
      listing: category ? { slug: category.slug ?? "", description: category.description ?? null } : null,
      items: normalizeAll(data.items),
      line,
    };
  }
  return { type: "doc", id: data.doc, label: data.label ?? null, line };
}
