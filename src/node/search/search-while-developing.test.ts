import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { SearchWhileDeveloping } from "./search-while-developing";

type Serve = Parameters<SearchWhileDeveloping["serve"]>[0]["get"];
type Expire = Parameters<SearchWhileDeveloping["expire"]>;

/** A site's search, with a counter of how often its indexes were written. */
function developing() {
  const root = mkdtempSync(path.join(tmpdir(), "search-while-developing-"));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const manifest = path.join(root, "public", "search", "manifest.json");
  const write = () => {
    mkdirSync(path.dirname(manifest), { recursive: true });
    writeFileSync(manifest, "{}");
  };
  const written = vi.fn(write);
  const search = new SearchWhileDeveloping(written);
  let answer: Parameters<Serve>[1] | undefined;
  search.serve({ get: (_address, handler) => (answer = handler) });
  const sendFile = vi.fn();
  const next = vi.fn();
  const [tools, , site] = [{}, root, {}] as unknown as Expire;
  return {
    manifest,
    write,
    written,
    sendFile,
    next,
    expire: () => {
      search.expire(tools, root, site);
    },
    request: () => answer?.({}, { sendFile }, next),
  };
}

test("an edit deletes the manifest and writes nothing", () => {
  const { manifest, write, written, expire } = developing();
  write();
  expire();
  expect(existsSync(manifest)).toBe(false);
  expect(written).not.toHaveBeenCalled();
});

test("the first request after several edits writes the indexes once", () => {
  const { manifest, written, sendFile, next, expire, request } = developing();
  expire();
  expire();
  request();
  expect(written).toHaveBeenCalledOnce();
  expect(sendFile).toHaveBeenCalledWith(manifest);
  request();
  expect(written).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledOnce();
});
