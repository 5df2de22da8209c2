/** A command in a shell script: its words without quotes, and the 1-based line on which it starts. */
export interface ShellCommand {
  words: string[];
  line: number;
}

/** Words that precede a command. */
const leading = new Set([
  "if",
  "then",
  "else",
  "elif",
  "while",
  "until",
  "do",
  "time",
  "!",
  "{",
  "exec",
  "sudo",
  "export",
]);

/**
 * Splits a shell script into its commands, including those inside `$(…)`. Here documents and comments are left out. It supports
 * only the parts of the language that samples use.
 */
export function shellCommands(script: string): ShellCommand[] {
  return new ShellReader(script, 1).read();
}

class ShellReader {
  private readonly commands: ShellCommand[] = [];
  private words: string[] = [];
  private word: string | null = null;
  private start: number;
  private position = 0;
  private readonly hereDocuments: string[] = [];

  constructor(
    private readonly script: string,
    private line: number,
  ) {
    this.start = line;
  }

  read(): ShellCommand[] {
    while (this.position < this.script.length) this.step(this.script.charAt(this.position));
    this.endCommand();
    return this.commands;
  }

  private step(character: string): void {
    const rest = this.script.slice(this.position);
    if (rest.startsWith("\\\n")) {
      this.endWord();
      this.take(2);
    } else if (character === "\\") {
      this.add(rest.charAt(1));
      this.take(2);
    } else if (character === "'") this.quoted(rest);
    else if (rest.startsWith("$(") && !rest.startsWith("$((")) this.substitution(rest);
    else if (character === '"') this.doubleQuoted();
    else if (character === "#" && this.word === null) this.take((/^[^\n]*/.exec(rest)?.[0] ?? "").length);
    else if (rest.startsWith("<<") && !rest.startsWith("<<<")) this.hereDocument(rest);
    else if (character === "\n") this.endLine();
    else if (/[;|&()]/.test(character)) {
      this.endCommand();
      this.take(1);
    } else if (/\s/.test(character)) {
      this.endWord();
      this.take(1);
    } else {
      this.add(character);
      this.take(1);
    }
  }

  private quoted(rest: string): void {
    const end = rest.indexOf("'", 1);
    const length = end < 0 ? rest.length : end + 1;
    this.add(rest.slice(1, length - 1));
    this.take(length);
  }

  private doubleQuoted(): void {
    this.take(1);
    this.add("");
    while (this.position < this.script.length && this.script.charAt(this.position) !== '"') {
      const rest = this.script.slice(this.position);
      if (rest.startsWith("$(")) this.substitution(rest);
      else if (rest.startsWith("\\")) {
        this.add(rest.charAt(1));
        this.take(2);
      } else {
        this.add(rest.charAt(0));
        this.take(1);
      }
    }
    this.take(1);
  }

  private substitution(rest: string): void {
    let depth = 0;
    let length = 0;
    do {
      const character = rest.charAt(length);
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      length += 1;
    } while (length < rest.length && (depth > 0 || length < 2));
    this.commands.push(...new ShellReader(rest.slice(2, length - 1), this.line).read());
    this.add("$()");
    this.take(length);
  }

  private hereDocument(rest: string): void {
    const match = /^<<-?\s*(["']?)([\w-]+)\1/.exec(rest);
    if (match?.[2]) this.hereDocuments.push(match[2]);
    this.endWord();
    this.take(match?.[0].length ?? 2);
  }

  private endLine(): void {
    this.endCommand();
    this.take(1);
    for (const end of this.hereDocuments.splice(0)) {
      const rest = this.script.slice(this.position);
      const found = new RegExp(`^[ \\t]*${end}$`, "m").exec(rest);
      this.take(found ? found.index + found[0].length : rest.length);
    }
    this.start = this.line;
  }

  private add(text: string): void {
    if (this.word === null && this.words.length === 0) this.start = this.line;
    this.word = (this.word ?? "") + text;
  }

  private endWord(): void {
    if (this.word !== null) this.words.push(this.word);
    this.word = null;
  }

  private endCommand(): void {
    this.endWord();
    while (this.words[0] !== undefined && (leading.has(this.words[0]) || /^\w+=/.test(this.words[0])))
      this.words.shift();
    if (this.words.length > 0) this.commands.push({ words: this.words, line: this.start });
    this.words = [];
  }

  private take(length: number): void {
    this.line += this.script.slice(this.position, this.position + length).split("\n").length - 1;
    this.position += length;
  }
}
