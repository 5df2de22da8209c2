import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openPage } from "../../harness/browser";
import { FIXTURE_SITES } from "../../harness/paths";
import { lastBuildOf } from "../page-objects/built-assets";
import { open } from "../page-objects/open";

const basicUrl = inject("basicUrl");

async function headersOf(path: string): Promise<Headers> {
  const { headers } = await fetch(basicUrl + path, { redirect: "manual" });
  return headers;
}

/** The values of one directive in a path's policy. */
async function directive(path: string, name: string): Promise<string[]> {
  const policy = (await headersOf(path)).get("content-security-policy") ?? "";
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("the policy", () => {
  test("allows the site's few inline scripts by their hashes, and no other script", async () => {
    const [self, ...hashes] = await directive("/manual/", "script-src");
    expect(self).toBe("'self'");
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
    // Few hashes, because all pages share the same inline scripts.
    expect(hashes.length).toBeGreaterThan(2);
    expect(hashes.length).toBeLessThan(8);
  });

  test.each(["/", "/manual/diagrams/", "/old/", "/nowhere/", "/manual/code/", "/page-data/app-data.json"])(
    "is the same for %s as for every other path",
    async (path) => {
      const policy = (await headersOf(path)).get("content-security-policy");
      expect(policy).toContain("default-src 'self'");
      expect(policy).toBe((await headersOf("/manual/")).get("content-security-policy"));
    },
  );

  test("applies in the tests too: a script that isn't the site's is blocked and recorded", async () => {
    const opened = await openPage({ baseUrl: basicUrl });
    await opened.page.goto("/manual/");
    await opened.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.isBroken = true";
      document.body.append(script);
      const image = document.createElement("img");
      image.setAttribute("onerror", "window.isBroken = true");
      image.src = "/nowhere.png";
      document.body.append(image);
      fetch("https://elsewhere.example/").catch(() => undefined);
    });
    const forbidden = () => opened.violations.map((violation) => violation.split(" ")[0]).toSorted();
    await expect.poll(forbidden).toEqual(["connect-src", "script-src-attr", "script-src-elem"]);
    expect(await opened.page.evaluate(() => "isBroken" in window)).toBe(false);
    expect(opened.errors).toEqual(expect.arrayContaining(opened.violations));
    await opened.close();
  });
});

test("pages can't be framed or sniffed, send no full address as the referrer, and use no devices", async () => {
  const headers = Object.fromEntries((await headersOf("/manual/")).entries());
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
  });
  expect(await directive("/manual/", "frame-ancestors")).toEqual(["'none'"]);
});

test("browsers cache files that never change and revalidate all others", async () => {
  const { page } = await open("/manual/");
  const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [src] : [])));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const kept = (await headersOf(new URL(script).pathname)).get("cache-control");
    expect(kept, script).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/", "/manual/", "/manifest.webmanifest", "/page-data/app-data.json", "/robots.txt"]) {
    expect((await headersOf(path)).get("cache-control"), path).toBe("no-cache");
  }
});

test("the rules stay below the hosts' limits of 100 rules and 2,000 characters per line", async () => {
  const directory = join(FIXTURE_SITES, "basic", "public");
  const text = await readFile(join(directory, "_headers"), "utf8");
  const isOfLastBuild = await lastBuildOf(directory);
  const rules = text.match(/^\/.*/gm)!.filter(isOfLastBuild);
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThan(100);
  for (const line of text.split("\n")) expect(line.length).toBeLessThan(2000);
});
