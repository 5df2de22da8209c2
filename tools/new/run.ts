import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { readOptions } from "../../scripts/options.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { runMain } from "../../scripts/run-main.mjs";
import { UserError } from "../../scripts/user-error.mjs";
import { contentKinds, newContent } from "./new-content";

// `npm run new`: writes a page, a release note or an interceptor. Prompts for everything that isn't passed as a flag.

const questions = {
  kind: `Kind (${contentKinds.join(", ")}): `,
  section: "Section (a folder such as gateway/how-to; for a release: Console, Gateway or Cli): ",
  title: "Title (for a release: the version): ",
};

void runMain(import.meta.url, async () => {
  const options = readOptions(process.argv.slice(2), ["root", ...Object.keys(questions)]);
  const answer = async (name: keyof typeof questions): Promise<string> => options[name] ?? ask(name);
  const written = await answer("kind");
  const kind = contentKinds.find((each) => each === written);
  if (!kind) throw new UserError(`"${written}" isn't a kind. Use one of: ${contentKinds.join(", ")}`);
  const [section, title] = [await answer("section"), await answer("title")];

  const root = options.root ?? PROJECT_ROOT;
  const today = new Date().toISOString().slice(0, 10);
  for (const { file, text } of newContent(root, { kind, section, title }, today)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(`Wrote ${file}`);
  }
});

async function ask(name: keyof typeof questions): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UserError(`--${name} is missing. Give it as a flag, or run the command in a terminal.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(questions[name])).trim();
  } finally {
    terminal.close();
  }
}
