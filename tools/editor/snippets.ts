import { z } from "zod";
import { authorComponents, type AuthorComponentName } from "../../src/model/content/author-components";
import { dataBlockUsages } from "../../src/node/data/data-blocks";

interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

/** Where editors find the snippets, from the root of the repository. */
export const snippetsPath = ".vscode/components.code-snippets";

/** The content that authors write inside each component. `block` content is on separate lines, and null means no content. */
const contents: Record<AuthorComponentName, { block: string } | { inline: string } | null> = {
  Admonition: { block: "$0" },
  Tabs: { block: '<Tab label="$1">\n\n$0\n\n</Tab>' },
  Tab: { block: "$0" },
  Steps: { block: "### $1\n\n$0" },
  Cards: { block: '<Card title="$1" href="$2">\n\n$0\n\n</Card>' },
  Card: { block: "$0" },
  Details: { block: "$0" },
  CodeGroup: { block: '```${1:sh} title="$2"\n$0\n```' },
  Kbd: { inline: "${1:Ctrl}" },
  Badge: { inline: "$0" },
  Since: null,
  Term: { inline: "$0" },
  FilterableTable: { block: "$0" },
  ResourceBuilder: null,
  SupportWindows: null,
  CompatibilityTable: null,
  CompatibilityPicker: null,
};

/** @returns the snippets for VS Code: one per component, with the component's name as prefix */
export function snippets(): Record<string, Snippet> {
  const ofComponents = Object.entries(contents).map(([name, content]) => {
    const inside = content === null ? "" : "block" in content ? content.block : content.inline;
    const used = Math.max(0, ...[...inside.matchAll(/\$\{?(\d)/g)].map(([, digit]) => Number(digit)));
    const attributes = attributesOf(authorComponents[name as AuthorComponentName], used);
    const opening = `<${[name, ...attributes].join(" ")}`;
    if (content === null) return [name, `${opening} />`] as const;
    const gap = "block" in content ? "\n\n" : "";
    return [name, `${opening}>${gap}${inside}${gap}</${name}>`] as const;
  });
  const ofData = Object.entries(dataBlockUsages).map(([name, usage]) => {
    let stop = 0;
    return [name, usage.replaceAll("…", () => `$${String(++stop)}`)] as const;
  });
  return Object.fromEntries(
    [...ofComponents, ...ofData].map(([name, text]) => [
      name,
      { scope: "mdx", prefix: `<${name}`, description: `The component ${name}`, body: text.split("\n") },
    ]),
  );
}

/** The required attributes of a component. Their tab stops come after those of its content. */
function attributesOf(schema: z.ZodObject, used: number): string[] {
  const required = Object.entries(schema.shape).filter(([, type]) => !(type instanceof z.ZodOptional));
  return required.map(([name, type], index) => {
    const stop = String(used + index + 1);
    const choices = type instanceof z.ZodEnum ? type.options.join(",") : undefined;
    return choices === undefined ? `${name}="$${stop}"` : `${name}="\${${stop}|${choices}|}"`;
  });
}
