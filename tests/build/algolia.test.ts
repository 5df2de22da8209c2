import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  APP_ID,
  createFixtureServer,
  PUSH_KEY,
  pushEnvironment,
  SEARCH_KEY,
} from "../algolia-server/fixture";
import { openPage } from "../harness/browser";
import { buildFixtureSite, type FixtureBuild, type FixtureOptions } from "../harness/fixture-site";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";

const minutes = 60_000;
const server = createFixtureServer();

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => server.recover());

function build(options: FixtureOptions = {}): Promise<FixtureBuild> {
  return buildFixtureSite("algolia", { environment: pushEnvironment(server), ...options });
}

/** Paths of the pages with records in the index. */
function pushedPages(): Set<string> {
  const records = [...(server.store.indexes.get("docs")?.records.values() ?? [])];
  return new Set(records.map(({ url }) => String(url).split("#")[0] ?? ""));
}

interface Change {
  action: string;
  body: { objectID: string; url?: string };
}

/** Operations sent since the last call, in batch order. */
function takeChanges(): Change[] {
  return server
    .takeRequests()
    .filter(({ path }) => /^\/1\/indexes\/[^/]+\/batch$/.test(path))
    .flatMap(({ body }) => (body as { requests: Change[] }).requests);
}

// These tests run in order, because each build starts from the records the previous one pushed.
test(
  "the first build pushes records, synonyms and settings; later builds push only changes and delete records of removed pages",
  async () => {
    const first = await build({ clean: true });
    expect(first.exitCode, first.output).toBe(0);
    expect(pushedPages()).toContain("/guide/retired/");
    expect(server.store.settings("docs")).toMatchObject({
      searchableAttributes: expect.arrayContaining([expect.stringContaining("hierarchy")]) as string[],
      attributesForFaceting: expect.any(Array) as string[],
    });
    const synonyms = [...(server.store.indexes.get("docs")?.synonyms.values() ?? [])];
    expect(synonyms.map((each) => each.synonyms)).toEqual([
      ["broker", "server"],
      ["delete", "remove"],
    ]);
    const before = new Map(server.store.indexes.get("docs")?.records);
    expect(takeChanges().map(({ action }) => action)).toEqual(Array(before.size).fill("updateObject"));

    const second = await build({
      edit: async (directory) => {
        await appendFile(join(directory, "content/guide/brokers.mdx"), "\nOne more line of it.\n");
        await rm(join(directory, "content/guide/retired.mdx"));
        const sidebar = join(directory, "content/guide/sidebar.yaml");
        await writeFile(sidebar, (await readFile(sidebar, "utf8")).replace(/^.*retired.*\n/m, ""));
      },
    });
    expect(second.exitCode, second.output).toBe(0);
    const changes = takeChanges();
    const updated = changes.filter(({ action }) => action === "updateObject");
    expect(updated.length).toBeGreaterThan(0);
    expect(new Set(updated.map(({ body }) => body.url?.split("#")[0]))).toEqual(new Set(["/guide/brokers/"]));
    const gone = [...before.values()].filter(({ url }) => String(url).startsWith("/guide/retired/"));
    const deleted = changes
      .filter(({ action }) => action === "deleteObject")
      .map(({ body }) => body.objectID);
    expect(deleted.toSorted()).toEqual(gone.map(({ objectID }) => objectID).toSorted());
    expect(pushedPages()).not.toContain("/guide/retired/");
  },
  10 * minutes,
);

test(
  "a failed push stops the build with the reason, and the next build completes it",
  async () => {
    for (const host of server.hosts) {
      host.inject({ kind: "status", status: 403, message: "Quota exceeded" }, /batch/);
    }
    const edit: FixtureOptions["edit"] = (directory) =>
      appendFile(join(directory, "content/guide/brokers.mdx"), "\nAnother line of it.\n");
    const failed = await build({ edit });
    expect(failed.exitCode).not.toBe(0);
    expect(failed.output).toContain("Quota exceeded");
    await server.recover();
    const next = await build({ edit });
    expect(next.exitCode, next.output).toBe(0);
    // The page that was removed before is there again.
    expect(pushedPages()).toContain("/guide/retired/");
    const records = [...(server.store.indexes.get("docs")?.records.values() ?? [])];
    expect(records.filter(({ content }) => String(content).includes("Another line of it"))).toHaveLength(1);
  },
  10 * minutes,
);

test(
  "a dry run and a build without keys send nothing and say so, and no file contains the push key",
  async () => {
    const dry = await build({ environment: { ...pushEnvironment(server), ALGOLIA_DRY_RUN: "true" } });
    expect(dry.exitCode, dry.output).toBe(0);
    expect(takeChanges()).toEqual([]);
    await server.recover();
    const without = await build({ environment: { ALGOLIA_APP_ID: undefined, ALGOLIA_ADMIN_KEY: undefined } });
    expect(without.exitCode, without.output).toBe(0);
    const skipped = without.output.match(
      /Search records weren't pushed to Algolia, because ALGOLIA_ADMIN_KEY isn't set\./g,
    );
    expect(skipped).toHaveLength(1);
    // The build still requests the public key's permissions.
    expect(server.takeRequests().map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /1/keys/${SEARCH_KEY}`,
    ]);

    const output = join(dry.directory, "public");
    const files = await readdir(output, { recursive: true, withFileTypes: true });
    const texts = files.filter((file) => file.isFile() && /\.(?:html|js|json|txt|xml)$/.test(file.name));
    expect(texts.length).toBeGreaterThan(20);
    for (const file of texts) {
      expect(await readFile(join(file.parentPath, file.name), "utf8"), file.name).not.toContain(PUSH_KEY);
    }
  },
  10 * minutes,
);

/** Configures the site to use its own search, like the real site. */
async function searchItself(directory: string): Promise<void> {
  const file = join(directory, "src/site/site.config.ts");
  const text = await readFile(file, "utf8");
  const ofAlgolia = /^ {4}(?:appId|apiKey|hosts|searchParameters|events|eventsHost):.*\n/gm;
  await writeFile(file, text.replace(ofAlgolia, "").replace('provider: "algolia"', 'provider: "embedded"'));
}

test(
  "three variables make a site push records and search them, overriding the site configuration file",
  async () => {
    const { exitCode, output, directory } = await build({
      edit: searchItself,
      environment: { ...pushEnvironment(server), ALGOLIA_SEARCH_KEY: SEARCH_KEY },
    });
    expect(exitCode, output).toBe(0);
    expect(pushedPages()).toContain("/guide/brokers/");
    expect(output).not.toContain("search records to public");

    const site = await serveDirectory(join(directory, "public"));
    onTestFinished(() => site.close());
    const { page, violations, close } = await openPage({ baseUrl: site.url });
    onTestFinished(() => close());
    const asked: string[] = [];
    await page.route(`https://${APP_ID.toLowerCase()}-dsn.algolia.net/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search, route.request().postData() ?? "");
      const address = `${server.hosts[0]?.url ?? ""}${pathname}${search}`;
      const response = await fetch(address, { method: "POST", body: route.request().postData() });
      const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
      await route.fulfill({ status: response.status, headers, body: await response.text() });
    });
    await page.goto("/search/?q=retention");
    const first = page.getByRole("main").getByRole("article").first();
    await first.waitFor();
    expect(await first.getByRole("link").getAttribute("href")).toBe("/guide/topics/#retention");
    expect(asked.join("\n")).toContain(SEARCH_KEY);
    expect(asked.join("\n")).toContain('"indexName":"docs"');
    expect(violations).toEqual([]);
  },
  10 * minutes,
);
