import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ContentLink } from "./ContentLink";

vi.mock("gatsby", () => ({
  withPrefix: (path: string) => path,
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to} data-client="">
      {children}
    </a>
  ),
}));

test.each([
  ["/a/", true],
  ["/a/?x=%#%", true],
  ["/a/%E4%B8%BB/", true],
  ["/a/100%/", false],
  ["/a/%E0%A4%A/#x", false],
  ["/a/file.pdf", false],
  ["#%", false],
  ["//elsewhere.example/", false],
])("nav-hash-malformed-04, variant: the link %s uses the site's router: %s", (href, isClient) => {
  const html = renderToStaticMarkup(<ContentLink href={href}>x</ContentLink>);
  expect(html).toContain(`href="${href}"`);
  expect(html.includes("data-client")).toBe(isClient);
});
