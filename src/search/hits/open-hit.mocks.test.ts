import { beforeEach, expect, it, vi } from "vitest";

const navigate = vi.fn();
vi.mock("gatsby", () => ({ navigate, withPrefix: (path: string) => path }));

const assign = vi.fn();

beforeEach(() => {
  vi.resetModules();
  navigate.mockClear();
  assign.mockClear();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("window", { location: { assign } });
});

it("opens a page within the site if its URL begins with the site's URL from the environment", async () => {
  vi.stubEnv("GATSBY_SITE_CONFIG", JSON.stringify({ siteUrl: "https://preview.example" }));
  const { openHit } = await import("./open-hit");
  openHit("https://preview.example/gateway/#ports");
  expect(navigate).toHaveBeenCalledWith("/gateway/#ports", expect.anything());
  expect(assign).not.toHaveBeenCalled();
  openHit("https://docs.example.com/gateway/");
  expect(assign).toHaveBeenCalledWith("https://docs.example.com/gateway/");
});
