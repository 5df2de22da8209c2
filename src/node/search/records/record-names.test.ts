import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import type { SiteConfig } from "../../../site/schema";
import siteConfig from "../../../site/site.config";
import { recordNames } from "./record-names";

const direction = "ltr" as const;
const site: SiteConfig = {
  ...siteConfig,
  locales: [
    { tag: "en", label: "English", direction },
    { tag: "fr", label: "Français", direction },
    { tag: "de", label: "Deutsch", direction },
  ],
};

it("uses names from a language's translation, or English names if there are none", () => {
  const root = mkdtempSync(path.join(tmpdir(), "record-names-"));
  mkdirSync(path.join(root, "content/translations"), { recursive: true });
  const french = "texts:\n  releases.title: Notes de version\nlabels:\n  Guides: Guides pratiques\n";
  writeFileSync(path.join(root, "content/translations/fr.yaml"), french);
  const namesIn = recordNames(root, site);
  const namesOf = (tag: string) => [namesIn(tag).releases, namesIn(tag).section("Guides")];
  expect(namesOf("fr")).toEqual(["Notes de version", "Guides pratiques"]);
  expect(namesOf("de")).toEqual(["Release notes", "Guides"]);
  expect(namesOf("en")).toEqual(["Release notes", "Guides"]);
});
