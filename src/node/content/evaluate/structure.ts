import GithubSlugger, { slug } from "github-slugger";
import type { ContentElement, ContentNode, JsonValue } from "../../../model/content/content-tree";
import { didYouMean } from "../../../model/problem/suggestion";
import { interceptorFile, interceptorIds, readInterceptor } from "../../data-files/interceptor-file";
import type { ElementContext } from "./element-context";

type Arrangement = ElementContext & { position: { line: number; column: number } | undefined };

/**
 * Converts the children of an author component to the structure that its React component expects: groups steps by their
 * headings, adds a list of labels to tabs and the definition to terms. Children that don't fit are reported.
 */
export function arrange(element: ContentElement, context: Arrangement): ContentElement {
  switch (element.type) {
    case "Steps":
      return { ...element, children: stepsOf(element.children ?? [], context) };
    case "Tabs":
      return tabsOf(element, "Tab", context);
    case "CodeGroup":
      return tabsOf(element, "CodeBlock", context);
    case "Term":
      return termOf(element, context);
    case "ResourceBuilder":
      return builderOf(element, context);
    default:
      return element;
  }
}

function stepsOf(children: ContentNode[], { report, position }: Arrangement): ContentNode[] {
  const before: ContentNode[] = [];
  const steps: ContentElement[] = [];
  let depth: string | undefined;
  for (const child of withoutBlankText(children)) {
    // Headings deeper than the first one belong to their step.
    if (isElement(child) && /^h[2-6]$/.test(child.type) && child.type <= (depth ??= child.type))
      steps.push({ type: "Step", children: [child] });
    else if (steps.length > 0) steps.at(-1)?.children?.push(child);
    else before.push(child);
  }
  if (steps.length > 0) {
    if (before.length > 0)
      report.error(position, "`<Steps>` has content before its first heading", "move it above `<Steps>`");
    return steps;
  }
  const list = before.find((child) => isElement(child) && child.type === "ol");
  if (!isElement(list) || before.length > 1) {
    report.error(position, "`<Steps>` must contain headings or a single ordered list");
    return before;
  }
  return withoutBlankText(list.children ?? []).map((item) =>
    isElement(item) ? { type: "Step", ...(item.children ? { children: item.children } : {}) } : item,
  );
}

function tabsOf(
  element: ContentElement,
  childType: "Tab" | "CodeBlock",
  { report, position }: Arrangement,
): ContentElement {
  const slugger = new GithubSlugger();
  const tabs: { label: string; value: string }[] = [];
  const panels: ContentElement[] = [];
  for (const child of withoutBlankText(element.children ?? [])) {
    if (!isElement(child) || child.type !== childType) {
      report.error(
        position,
        `\`<${element.type}>\` can contain only ${childType === "Tab" ? "`<Tab>`" : "code fences"}`,
      );
      continue;
    }
    const label = text(child, "label") ?? text(child, "title") ?? text(child, "language") ?? "";
    if (label === "" && childType === "CodeBlock")
      report.error(position, "a fence in `<CodeGroup>` needs a title or a language", 'add title="…"');
    const name = text(child, "value") ?? label;
    const value = slugger.slug(slug(name) === "" ? "tab" : name);
    tabs.push({ label, value });
    const { title: _title, ...untitled } = child.props ?? {};
    const content = childType === "Tab" ? (child.children ?? []) : [{ ...child, props: untitled }];
    panels.push({ type: "TabPanel", props: { value, label }, children: content });
  }
  if (tabs.length === 0) report.error(position, `\`<${element.type}>\` is empty`);
  const { group = null, label = null } = element.props ?? {};
  return { type: "Tabs", props: { group, label, tabs }, children: panels };
}

function termOf(element: ContentElement, { report, glossary, position }: Arrangement): ContentElement {
  const id = text(element, "id") ?? "";
  const entry = Object.hasOwn(glossary, id) ? glossary[id] : undefined;
  const ids = Object.keys(glossary);
  if (!entry) {
    const hint =
      ids.length > 0
        ? `${didYouMean(id, ids)}Terms are in content/glossary.yaml`
        : "content/glossary.yaml is empty";
    // A missing ID has already been reported.
    if (id !== "") report.error(position, `\`${id}\` isn't a term in the glossary`, hint);
    return { type: "span", ...(element.children ? { children: element.children } : {}) };
  }
  return {
    type: "Term",
    props: { id, definition: entry.definition },
    children: element.children ?? [entry.term],
  };
}

/** The form needs the options' data and starts with the example. */
function builderOf(
  element: ContentElement,
  { report, position, root, dependOn }: Arrangement,
): ContentElement {
  const id = text(element, "of") ?? "";
  const ids = interceptorIds(root);
  if (!ids.includes(id)) {
    if (id !== "") report.error(position, `\`${id}\` isn't an interceptor`, didYouMean(id, ids) || undefined);
    return { type: "div" };
  }
  dependOn(interceptorFile(id));
  const { value } = readInterceptor(root, id);
  if (!value) return { type: "div" };
  const { name, pluginClass, options, example } = value;
  // Plain JSON without undefined values, as required in a tree.
  const definition = JSON.parse(JSON.stringify({ id, name, pluginClass, options, example })) as JsonValue;
  return { type: "ResourceBuilder", props: { definition } };
}

function text(element: ContentElement, name: string): string | undefined {
  const value = element.props?.[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isElement(node: ContentNode | undefined): node is ContentElement {
  return typeof node === "object";
}

function withoutBlankText(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.filter((node) => typeof node !== "string" || node.trim() !== "");
}
