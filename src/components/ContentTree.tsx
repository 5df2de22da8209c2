import { createElement, Fragment, Suspense, use, useMemo, type ReactNode } from "react";
import type { ContentNode } from "../model/content/content-tree";
import { contentComponents } from "./content-components";
import { PageLanguageContext } from "./translation/page-language";

/**
 * Renders a page's content tree. Each section is its own boundary, which lets React hydrate a long page in pieces, so
 * readers can scroll and click meanwhile. Inside, components use the language of the content.
 */
export function ContentTree({ nodes }: { nodes: readonly ContentNode[] }) {
  const { contentTag } = use(PageLanguageContext);
  const language = useMemo(() => ({ tag: contentTag, contentTag }), [contentTag]);
  // The same elements on every render of the page. Otherwise, React hydrates all sections at once before it responds to
  // anything.
  const sections = useMemo(() => sectionsOf(nodes).map(renderNodes), [nodes]);
  return (
    <PageLanguageContext value={language}>
      {sections.map((section, index) => (
        <Suspense key={index} fallback={null}>
          {section}
        </Suspense>
      ))}
    </PageLanguageContext>
  );
}

function sectionsOf(nodes: readonly ContentNode[]): ContentNode[][] {
  const sections: ContentNode[][] = [[]];
  for (const node of nodes) {
    if (typeof node === "object" && node.type === "h2") sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** Renders inline markup without the site's components, for text that is already inside a link. */
export function PlainContent({ nodes }: { nodes: readonly ContentNode[] }) {
  return (
    <>
      {nodes.map((node, index) =>
        typeof node === "string" ? (
          <Fragment key={index}>{node}</Fragment>
        ) : (
          createElement(
            node.type,
            { key: index },
            node.children ? <PlainContent nodes={node.children} /> : undefined,
          )
        ),
      )}
    </>
  );
}

function renderNodes(nodes: readonly ContentNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const component = contentComponents[node.type] ?? node.type;
    const props = { ...node.props, key: index };
    return node.children
      ? createElement(component, props, ...renderNodes(node.children))
      : createElement(component, props);
  });
}
