import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

/** Stages of a build, by what Gatsby prints before them. */
const stages = {
  "content is read": /success createSchemaCustomization/,
  "scripts are bundled": /success write out requires/,
  "pages are written": /success Writing page-data/,
};

test(
  `builds killed while ${Object.keys(stages).join(", while ")} leave nothing that breaks the next one`,
  async () => {
    let isFirst = true;
    for (const killAt of Object.values(stages)) {
      const killed = await buildFixtureSite("bench", { clean: isFirst, killAt });
      isFirst = false;
      expect(killed.output).toMatch(killAt);
      expect(killed.exitCode).not.toBe(0);
      expect(killed.output).not.toContain("Done building");
    }
    const { exitCode, output, directory } = await buildFixtureSite("bench");
    expect(exitCode, output).toBe(0);
    const html = await readFile(join(directory, "public", "guide", "index.html"), "utf8");
    expect(html).toContain("</html>");
    const scripts = [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts) expect(await readFile(join(directory, "public", name), "utf8")).not.toBe("");
  },
  10 * minutes,
);
