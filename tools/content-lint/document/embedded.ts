import type { Sample } from "./sample";

const hereDocument = /<<-?\s*(["']?)([\w-]+)\1([^\n]*)\n([\s\S]*?)\n[ \t]*\2(?=\n|$)/g;
const body = /(?:--data(?:-raw|-binary)?|--json|-d)[ =]'([^']*)'/g;

/** Resources and JSON bodies inside a shell sample: here documents, and curl's data. */
export function embeddedSamples(sample: Sample): Sample[] {
  if (!isShell(sample)) return [];
  const inside = (code: string, index: number, language: string): Sample => ({
    ...sample,
    language,
    title: "",
    form: "embedded",
    code,
    line: sample.line + sample.code.slice(0, index).split("\n").length - 1,
  });
  const documents = [...sample.code.matchAll(hereDocument)].flatMap((match) => {
    const [whole, , , rest = "", code = ""] = match;
    const opening = whole.slice(0, whole.indexOf("\n") + 1);
    const before = sample.code.slice(0, match.index).split("\n").at(-1) ?? "";
    const language = languageOf(`${before}${rest}`, code);
    return language === null ? [] : [inside(code, match.index + opening.length, language)];
  });
  const bodies = [...sample.code.matchAll(body)].flatMap((match) => {
    const code = match[1] ?? "";
    if (!/^\s*[[{]/.test(code)) return [];
    return [inside(code, match.index + match[0].indexOf("'") + 1, "json")];
  });
  return [...documents, ...bodies];
}

/** Whether a sample is typed into a shell. */
export function isShell({ language }: Sample): boolean {
  return ["bash", "sh", "shell", "console"].includes(language);
}

/** Only the commands of a session, with its output as blank lines; other shell samples unchanged. */
export function shellScript({ language, code }: Sample): string {
  if (language !== "console") return code;
  let continues = false;
  return code
    .split("\n")
    .map((line) => {
      const starts = /^\s*\$ /.test(line);
      if (!starts && !continues) return "";
      continues = line.trimEnd().endsWith("\\");
      return starts ? line.replace(/^\s*\$ /, "") : line;
    })
    .join("\n");
}

function languageOf(command: string, code: string): string | null {
  if (/\.ya?ml\b/.test(command) || /^\s*(---\s*\n\s*)?apiVersion: /.test(code)) return "yaml";
  return /\.json\b/.test(command) ? "json" : null;
}
