import type { Command, CommandFlag, CommandLine } from "../../../../src/model/reference/command-line";
import { didYouMean, suggestionFor } from "../../../../src/model/problem/suggestion";
import { isShell, shellScript } from "../../document/embedded";
import type { Finding } from "../../document/finding";
import { shellCommands, type ShellCommand } from "../../languages/shell-words";
import { sampleRule } from "../../rule/rule";

/** Checks scripts, sessions and code in backticks. */
export const commands = sampleRule(
  "samples/commands",
  "Commands, kinds and flags that the CLI doesn't have.",
  (sample, { facts }) =>
    facts.commandLine && isShell(sample)
      ? commandFindings(shellScript(sample), facts.commandLine, sample.form === "inline")
      : [],
);

/**
 * CLI commands, kinds and flags in a shell script that the data doesn't contain.
 * @param isSentence whether it might be a quoted message that only starts with the program's name
 */
export function commandFindings(script: string, line: CommandLine, isSentence = false): Finding[] {
  const names = line.commands.map(({ name }) => name);
  return shellCommands(script).flatMap((command) => {
    const words = typedAfter(command, line.program);
    if (!words || (isSentence && suggestionFor(words[0] ?? "", names) === null)) return [];
    return wordFindings(words, command.line, line);
  });
}

/** The words after the program's name, including when its image runs them. */
function typedAfter({ words }: ShellCommand, program: string): string[] | null {
  if (words[0] === program || words[0] === `/bin/${program}`) return words.slice(1);
  if (words[0] !== "docker") return null;
  const image = words.findIndex((word) => /^conduktor\/conduktor-ctl(:|$)/.test(word));
  return image < 0 || words[1] !== "run" ? null : words.slice(image + 1);
}

function wordFindings(words: readonly string[], at: number, line: CommandLine): Finding[] {
  const command = longestCommand(words, line.commands);
  const [first] = words;
  if (!command) {
    // Only the name of a command, as in a heading, or a placeholder.
    if (first === undefined || first.startsWith("-") || /^\W|^[A-Z]+$/.test(first)) return [];
    const names = line.commands.map(({ name }) => name);
    const hint = `${didYouMean(first, names)}Commands: ${names.join(", ")}`;
    return [{ line: at, message: `\`${line.program} ${first}\` isn't a command`, hint }];
  }
  const rest = words.slice(command.name.split(" ").length);
  const kind = command.takesKind ? kindOf(rest, command, line) : null;
  if (kind && "message" in kind) return [{ line: at, ...kind }];
  const known = [...command.flags, ...line.globalFlags, ...(kind?.flags ?? [])];
  return rest
    .filter((word) => /^--?[A-Za-z]/.test(word))
    .flatMap((word): Finding[] => {
      if (kind?.any === true || known.some((flag) => isFlag(word, flag))) return [];
      const names = known.map(({ name }) => `--${name}`);
      const hint = `${didYouMean(word, names)}Flags: ${names.join(", ")}`;
      return [{ line: at, message: `\`${line.program} ${command.name}\` has no flag \`${word}\``, hint }];
    });
}

function longestCommand(words: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(" ").every((word, index) => words[index] === word))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

type FoundKind = { flags: CommandFlag[]; any: boolean } | { message: string; hint: string };

/** The flags added by the kind after `get`, `delete` and similar commands; any flag if the kind is a placeholder. */
function kindOf(words: readonly string[], command: Command, { kinds }: CommandLine): FoundKind {
  const [typed] = withoutFlags(words, command.flags);
  if (typed === undefined || /[$…]|^[A-Z]+$|\(\)/.test(typed)) return { flags: [], any: typed !== undefined };
  // As in the CLI: the first spelling in any case, with or without a final s.
  const plain = (name: string) => name.toLowerCase().replace(/s$/, "");
  const kind = kinds.find(({ name }) => name === typed || plain(name) === plain(typed));
  if (!kind) {
    const names = kinds.map(({ name }) => name);
    return {
      message: `\`${typed}\` isn't a kind`,
      hint: `${didYouMean(typed, names)}Kinds: ${names.join(", ")}`,
    };
  }
  const own = command.takesKind === "plain" ? [] : kind[command.takesKind ?? "get"];
  return { flags: own, any: false };
}

/** The words that are neither flags nor their values. */
function withoutFlags(words: readonly string[], flags: readonly CommandFlag[]): string[] {
  return words.filter((word, index) => {
    const before = words[index - 1] ?? "";
    const takesValue = flags.some(
      (flag) => flag.value !== "none" && isFlag(before, flag) && !before.includes("="),
    );
    return !word.startsWith("-") && !takesValue && !/^\d*[<>]/.test(word) && !/^\d*[<>]+$/.test(before);
  });
}

function isFlag(word: string, { name, short }: CommandFlag): boolean {
  const [written = ""] = word.split("=");
  return written === `--${name}` || (short !== undefined && written === `-${short}`);
}
