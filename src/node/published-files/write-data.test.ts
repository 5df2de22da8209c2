import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { writeHashedData } from "./write-data";

describe("writeHashedData", () => {
  const items = [{ label: "A", items: [{ label: "B", path: "/b/" }] }];

  it("writes data as JSON to the address it returns", () => {
    withFiles({}, (root) => {
      const url = writeHashedData(root, "/navigation/gateway", items);
      expect(url).toMatch(/^\/navigation\/gateway-[\da-f]{16}\.json$/);
      expect(JSON.parse(readFileSync(path.join(root, "public", url), "utf8"))).toEqual(items);
    });
  });

  it("names the file by its content, so each version has its own address", () => {
    withFiles({}, (root) => {
      const first = writeHashedData(root, "/navigation/gateway", items);
      expect(writeHashedData(root, "/navigation/gateway", structuredClone(items))).toBe(first);
      const others = [
        writeHashedData(root, "/navigation/gateway", [{ label: "A" }]),
        writeHashedData(root, "/navigation/guides", items),
      ];
      expect(new Set([first, ...others]).size).toBe(3);
      expect(readdirSync(path.join(root, "public/navigation"))).toHaveLength(3);
      expect(existsSync(path.join(root, "public", first))).toBe(true);
    });
  });
});
