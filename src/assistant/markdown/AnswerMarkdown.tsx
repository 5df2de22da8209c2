import type { AlignType, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { Fragment, useDeferredValue, useMemo, type ReactNode } from "react";
import { CodeBlock } from "../../components/CodeBlock/CodeBlock";
import { Table } from "../../components/Table/Table";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { codeHtml } from "../code-node";
import { AnswerLink } from "./AnswerLink";
import { parseAnswer } from "./parse-answer";

/** Deeper than any answer meant for reading. */
const DEEPEST = 24;

interface Rendering {
  /** Addresses of links that are defined elsewhere, by identifier. */
  definitions: ReadonlyMap<string, string>;
  imageText: (description: string) => string;
}

/**
 * An answer in Markdown from an untrusted source. Only Markdown's own elements are rendered: HTML stays text, images aren't
 * loaded, and links lead only to pages.
 */
export function AnswerMarkdown({ text }: { text: string }) {
  const translations = useTranslations(assistantTexts);
  // A long answer is parsed again with each piece, so typing and clicking take priority.
  const shown = useDeferredValue(text);
  const root = useMemo(() => parseAnswer(shown), [shown]);
  const rendering = {
    definitions: definitionsOf(root),
    imageText: (description: string) => translations.text("assistant.image", { description }),
  };
  return <>{renderAll(root.children, rendering, 0)}</>;
}

function renderAll(nodes: readonly Nodes[], rendering: Rendering, depth: number): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{render(node, rendering, depth + 1)}</Fragment>);
}

function render(node: Nodes, rendering: Rendering, depth: number): ReactNode {
  if (depth > DEEPEST) return toString(node);
  const children = () => ("children" in node ? renderAll(node.children, rendering, depth) : null);
  switch (node.type) {
    case "text":
      return node.value;
    case "html":
      return node.value;
    case "paragraph":
      return <p>{children()}</p>;
    case "heading":
      // The panel has its own headings. These are below them.
      return node.depth <= 2 ? <h4>{children()}</h4> : <h5>{children()}</h5>;
    case "emphasis":
      return <em>{children()}</em>;
    case "strong":
      return <strong>{children()}</strong>;
    case "delete":
      return <del>{children()}</del>;
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return codeBlock(node.value, node.lang ?? "");
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "blockquote":
      return <blockquote>{children()}</blockquote>;
    case "list":
      return node.ordered ? <ol start={node.start ?? 1}>{children()}</ol> : <ul>{children()}</ul>;
    case "listItem":
      return <li>{children()}</li>;
    case "table":
      return renderTable(node, rendering, depth);
    case "link":
      return <AnswerLink address={node.url}>{children()}</AnswerLink>;
    case "linkReference": {
      const address = rendering.definitions.get(node.identifier);
      return address === undefined ? children() : <AnswerLink address={address}>{children()}</AnswerLink>;
    }
    case "image":
      return <AnswerLink address={node.url}>{rendering.imageText(node.alt ?? node.url)}</AnswerLink>;
    case "imageReference":
      return rendering.imageText(node.alt ?? node.identifier);
    case "definition":
    case "footnoteReference":
      return null;
    default:
      return children();
  }
}

function codeBlock(source: string, language: string): ReactNode {
  return <CodeBlock language={language.slice(0, 30)} html={codeHtml(source)} />;
}

function renderTable(
  { align, children }: Extract<Nodes, { type: "table" }>,
  rendering: Rendering,
  depth: number,
): ReactNode {
  const rows = children.map(({ children: cells }, row) => (
    <tr key={row}>
      {cells.map(({ children: content }, column) => {
        const style = alignment(align?.[column]);
        const inside = renderAll(content, rendering, depth + 2);
        return row === 0 ? (
          <th key={column} scope="col" style={style}>
            {inside}
          </th>
        ) : (
          <td key={column} style={style}>
            {inside}
          </td>
        );
      })}
    </tr>
  ));
  return (
    <Table>
      <thead>{rows[0]}</thead>
      <tbody>{rows.slice(1)}</tbody>
    </Table>
  );
}

function alignment(align: AlignType | undefined) {
  return align ? { textAlign: align } : undefined;
}

function definitionsOf(root: Root): Map<string, string> {
  return new Map(
    root.children.flatMap((node): [string, string][] =>
      node.type === "definition" ? [[node.identifier, node.url]] : [],
    ),
  );
}
