import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { withFrontmatterTable } from "./frontmatter-table";
import { schemaFiles, schemaFolder } from "./schemas";
import { snippets, snippetsPath } from "./snippets";

// `npm run schemas`: writes the JSON Schemas that editors check content with, based on the schemas that the build uses; a
// snippet for each author component; and the table of frontmatter keys in CONTRIBUTING.

const folder = path.join(PROJECT_ROOT, schemaFolder);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = Object.entries(schemaFiles());
for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
writeFileSync(path.join(PROJECT_ROOT, snippetsPath), `${JSON.stringify(snippets(), null, 2)}\n`);
const contributing = path.join(PROJECT_ROOT, "CONTRIBUTING.md");
writeFileSync(contributing, withFrontmatterTable(readFileSync(contributing, "utf8")));
console.log(`Wrote ${String(files.length)} schemas to ${schemaFolder}/`);
