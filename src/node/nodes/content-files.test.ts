import { describe, expect, it } from "vitest";
import { contentFileOf, docPath } from "./content-files";

describe("contentFileOf", () => {
  it.each([
    ["get-started/docker.mdx", "content/gateway/get-started/docker.mdx", "get-started/docker", false],
    ["index.md", "content/gateway/index.md", "index", false],
    ["Gateway-3.8.1.mdx", "content/gateway/Gateway-3.8.1.mdx", "Gateway-3.8.1", false],
    ["notes.mdx.md", "content/gateway/notes.mdx.md", "notes.mdx", false],
    ["shared/_topic.mdx", "content/gateway/shared/_topic.mdx", "shared/_topic", true],
    ["_shared/topic.mdx", "content/gateway/_shared/topic.mdx", "_shared/topic", false],
  ])("describes %s", (relativePath, file, id, isPartial) => {
    expect(contentFileOf("/site", `/site/content/gateway/${relativePath}`, relativePath)).toEqual({
      file,
      id,
      isPartial,
    });
  });
});

describe("docPath", () => {
  it.each([
    ["/gateway/", "index", undefined, "/gateway/"],
    ["/gateway/", "get-started/docker", undefined, "/gateway/get-started/docker/"],
    ["/gateway/", "get-started/index", undefined, "/gateway/get-started/"],
    ["/gateway/", "how-to/reindex", undefined, "/gateway/how-to/reindex/"],
    ["/gateway/", "how-to/migrate-to-3.x", undefined, "/gateway/how-to/migrate-to-3.x/"],
    ["/changelog/", "Console-1.33.0", undefined, "/changelog/Console-1.33.0/"],
    ["/", "faq", undefined, "/faq/"],
    ["/", "index", undefined, "/"],
    ["/gateway/", "how-to/a", "b", "/gateway/how-to/b/"],
    ["/gateway/", "how-to/index", "start", "/gateway/how-to/start/"],
    ["/gateway/", "how-to/a", "b/c/", "/gateway/how-to/b/c/"],
    ["/gateway/", "how-to/a", "/elsewhere", "/elsewhere/"],
    ["/gateway/", "how-to/a", "/elsewhere/b/", "/elsewhere/b/"],
    ["/gateway/", "how-to/a", "/", "/"],
  ])("%s and %s with the slug %s is %s", (routeBase, id, slug, expected) => {
    expect(docPath(routeBase, id, slug)).toBe(expected);
  });
});
