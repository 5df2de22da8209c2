import { expect, it } from "vitest";
import type { ContentNode } from "../content/content-tree";
import { releaseWords } from "./release-words";

const entry = (name: string, ...content: ContentNode[]) => ({ name, content });

it("keeps all words of names, but only code and uncommon words of the text", () => {
  const entries = [
    entry("jq filters.", "WebAssembly errors when filtering are gone."),
    entry("Sources of checks", "Written without the ", { type: "code", children: ["topic.yaml"] }, " path."),
  ];
  expect(releaseWords(entries, "")).toBe("checks filters jq of sources topic.yaml webassembly written");
});

it("omits words that the list already shows and words that are part of a longer word", () => {
  const entries = [
    entry("LDAP", "The variable ", { type: "code", children: ["LDAP_GROUPS"] }, " and OAuth."),
  ];
  expect(releaseWords(entries, "OAuth groups")).toBe("ldap_groups the");
});

it("separates the words of neighboring blocks, and skips code blocks", () => {
  const list: ContentNode = {
    type: "ul",
    children: [
      { type: "li", children: ["TLS"] },
      { type: "li", children: [{ type: "p", children: ["(SNI),"] }] },
    ],
  };
  const block: ContentNode = { type: "CodeBlock", props: { code: "SECRET" } };
  expect(releaseWords([entry("x1", list, block)], "")).toBe("sni tls x1");
});
