import { expect, it } from "vitest";
import type { ContentNode } from "../content/content-tree";
import { releaseWords } from "./release-words";

const entry = (name: string, ...content: ContentNode[]) => ({ name, content });

it("takes names whole, and of the text code and what isn't an ordinary word", () => {
  const entries = [
    entry("jq filters.", "WebAssembly errors when filtering are gone."),
    entry("Sources of checks", "Written without the ", { type: "code", children: ["topic.yaml"] }, " path."),
  ];
  expect(releaseWords(entries, "")).toBe("checks filters jq of sources topic.yaml webassembly written");
});

it("leaves out what the list shows, and what is part of a longer word", () => {
  const entries = [
    entry("LDAP", "The variable ", { type: "code", children: ["LDAP_GROUPS"] }, " and OAuth."),
  ];
  expect(releaseWords(entries, "OAuth groups")).toBe("ldap_groups the");
});

it("keeps the words of neighboring blocks apart, and skips code blocks", () => {
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
