import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CrashedWindow } from "./CrashedWindow";

vi.mock("gatsby", () => ({ Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a> }));
// A dialog can be opened only in a browser.
vi.mock("./WindowFrame", () => ({ WindowFrame: ({ children }: { children: ReactNode }) => children }));

it("explains that it crashed and how to continue, and shows the notice about answers", () => {
  const html = renderToStaticMarkup(<CrashedWindow onRetry={vi.fn()} onClose={vi.fn()} />);
  expect(html).toContain("The assistant crashed.");
  expect(html).toContain("New question");
  expect(html).toContain("not covered by an SLA");
});
