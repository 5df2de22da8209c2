import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { siteConfig } from "../../site/configuration";
import { assistantOf } from "../../site/assistant";
import { WaysOn } from "./WaysOn";

vi.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));

const render = () => renderToStaticMarkup(<WaysOn question="which port?" />);

beforeEach(() => {
  siteConfig.assistant = { ...assistantOf({}), supportUrl: "https://support.example/" };
  siteConfig.search.searchPagePath = "/search/";
});

it("links to the search page with the question, and to the support portal", () => {
  expect(render()).toContain('<a href="/search/?q=which%20port%3F">search the documentation</a>');
  expect(render()).toContain('href="https://support.example/"');
});

it("links to the support portal even without a search page", () => {
  siteConfig.search.searchPagePath = null;
  expect(render()).not.toContain("search");
  expect(render()).toMatch(
    /^<p><span>In the meantime, you can use the <\/span><a href="https:\/\/support.example\/".*<\/a><span>\.<\/span><\/p>$/,
  );
});
