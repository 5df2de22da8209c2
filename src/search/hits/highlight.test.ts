import { expect, test } from "vitest";
import { escapeHtml } from "../../model/content/escape-html";
import { highlightToHtml, matchEnd, matchStart } from "./highlight";

test("matches are marked", () => {
  expect(highlightToHtml(`run ${matchStart}Kafka${matchEnd} now`)).toBe("run <mark>Kafka</mark> now");
});

test("markup in a record stays text, inside and outside of matches", () => {
  expect(highlightToHtml(`<img src=x onerror=alert(1)> ${matchStart}<b>wallaby</b>${matchEnd} & "co"`)).toBe(
    "&lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;wallaby&lt;/b&gt;</mark> &amp; &quot;co&quot;",
  );
  expect(highlightToHtml("<mark>not ours</mark>")).toBe("&lt;mark&gt;not ours&lt;/mark&gt;");
});

test("unpaired match signs leave no element open", () => {
  expect(highlightToHtml(`a${matchStart}b`)).toBe("ab");
  expect(highlightToHtml(`a${matchEnd}b${matchStart}c${matchStart}d${matchEnd}`)).toBe("abc<mark>d</mark>");
});

test("an entity in a record is shown as it is written", () => {
  expect(escapeHtml("&lt;name&gt;")).toBe("&amp;lt;name&amp;gt;");
});
