import { describe, expect, it, vi } from "vitest";
import { highlight, linesOfHtml } from "./highlight";
import { highlightSession } from "./session";

const unexpected = (message: string): never => {
  throw new Error(message);
};

const samples: Record<string, string> = {
  bash: 'echo "hi" # greet',
  diff: "- a\n+ b",
  json: '{"a": 1}',
  hcl: 'resource "a" "b" { x = 1 }',
  yaml: "a: 1 # one",
  properties: "a.b=c",
  ini: "[section]\na=b",
  java: "class A { int x = 1; }",
  kotlin: "fun main() { val x = 1 }",
  python: "def f(): return 1",
  go: "func main() { x := 1 }",
  sql: "SELECT 1 FROM topics",
  docker: "FROM node:20\nRUN ls",
  dockerfile: "FROM node:20",
  typescript: "const x: number = 1",
  xml: '<a b="c">d</a>',
  protobuf: "message A { int32 b = 1; }",
  proto: "message A {}",
  avro: '{"type": "record"}',
  http: "GET / HTTP/1.1\nHost: x",
  powershell: "Get-Item $x",
  makefile: "all: b\n\techo $@",
  terraform: "x = 1",
  sh: "ls | wc",
  yml: "a: 1",
  "diff-yaml": "- a: 1\n+ b: 2",
};

/** The text that readers copy: the markup without tags and with entities decoded. */
function textOf(html: string): string {
  const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
  return html.replace(/<[^>]*>/g, "").replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? "");
}

/** Fails if a line's tags aren't closed within it; returns the lines. */
function balancedLines(html: string): string[] {
  const lines = html.split(/(?<=\n<\/span>)/);
  for (const line of lines) {
    let depth = 0;
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
      depth += tag.startsWith("</") ? -1 : 1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  }
  return lines;
}

describe("highlighting", () => {
  it.each(Object.entries(samples))("finds tokens in %s and keeps the text", (language, code) => {
    const html = highlight(code, language, [], unexpected);
    expect(html).toMatch(/<span class="token [a-z]/);
    expect(textOf(html)).toBe(`${code}\n`);
    expect(balancedLines(html)).toHaveLength(code.split("\n").length);
  });

  it("finds tokens in the commands of a console session", () => {
    expect(highlightSession("$ echo 1")).toContain('<span class="token builtin class-name">echo</span>');
  });

  it.each(["", "text", "plaintext", "output"])("leaves `%s` plain without a warning", (language) => {
    expect(highlight("echo 1", language, [], unexpected)).toBe('<span class="line">echo 1\n</span>');
  });

  it.each(["nope", "constructor", "meta", "diff-nope"])(
    "warns about the unknown language %s and leaves the code plain",
    (language) => {
      const warn = vi.fn();
      expect(highlight("a <b>", language, [1], warn)).toBe('<span class="line marked">a &lt;b&gt;\n</span>');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `unknown language \`${language.replace("diff-", "")}\` of a code fence: shown as plain text`,
      );
    },
  );

  it("escapes HTML in code", () => {
    expect(textOf(highlight("a: <b>&amp;</b>", "yaml", [], unexpected))).toBe("a: <b>&amp;</b>\n");
    expect(highlight('<script>"&', "text", [], unexpected)).toBe(
      '<span class="line">&lt;script&gt;&quot;&amp;\n</span>',
    );
  });

  it("closes a token at the end of each line and reopens it on the next", () => {
    const html = highlight("/* a\n b */ x", "java", [], unexpected);
    expect(balancedLines(html)).toEqual([
      '<span class="line"><span class="token comment">/* a</span>\n</span>',
      '<span class="line"><span class="token comment"> b */</span> x\n</span>',
    ]);
  });

  it("keeps nested tokens balanced over several lines", () => {
    const code = "const a = `x ${b(\n  '1'\n)} y\nz`;";
    const html = highlight(code, "typescript", [], unexpected);
    expect(balancedLines(html)).toHaveLength(4);
    expect(textOf(html)).toBe(`${code}\n`);
  });

  it("marks lines by number and ignores numbers beyond the end", () => {
    const classes = [...highlight("a\nb\nc", "text", [1, 3, 9], unexpected).matchAll(/class="([^"]*)"/g)];
    expect(classes.map(([, name]) => name)).toEqual(["line marked", "line", "line marked"]);
  });

  it("marks lines by comment, each still a separate line", () => {
    const html = highlight(
      "# highlight-next-line\na: 1\n# highlight-start\nb: 2\nc: 3\n# highlight-end\nd: 4",
      "yaml",
      [],
      unexpected,
    );
    expect(balancedLines(html).map((line) => [line.includes("line marked"), textOf(line)])).toEqual([
      [true, "a: 1\n"],
      [true, "b: 2\n"],
      [true, "c: 3\n"],
      [false, "d: 4\n"],
    ]);
  });

  it("leaves code plain if its comments contradict each other, with a warning", () => {
    const warn = vi.fn();
    const html = highlight("# hide-next-line\na # highlight-line", "yaml", [], warn);
    expect(textOf(html)).toBe("# hide-next-line\na # highlight-line\n");
    expect(warn).toHaveBeenCalledOnce();
  });
});

it("keeps empty lines as lines", () => {
  expect(linesOfHtml("a\n\nb", [2])).toBe(
    '<span class="line">a\n</span><span class="line marked">\n</span><span class="line">b\n</span>',
  );
});

describe("console sessions", () => {
  const lines = (code: string) =>
    [...highlightSession(code).matchAll(/<span class="(line[^"]*)">([\s\S]*?)\n<\/span>/g)].map(
      ([, kind = "", html = ""]) => [kind, textOf(html)],
    );

  it("treat lines after a prompt as commands, without the prompt", () => {
    expect(lines("$ ls\na.txt\n  $ pwd")).toEqual([
      ["line command", "ls"],
      ["line output", "a.txt"],
      ["line command", "pwd"],
    ]);
  });

  it("continue a command after a backslash, and end it otherwise", () => {
    expect(lines("$ kafka-topics \\\n  --list \\\n  --all\norders")).toEqual([
      ["line command", "kafka-topics \\"],
      ["line command continued", "  --list \\"],
      ["line command continued", "  --all"],
      ["line output", "orders"],
    ]);
  });

  it("leave output unchanged", () => {
    expect(highlightSession('echo "<b>" # $ x')).toBe(
      '<span class="line output">echo &quot;&lt;b&gt;&quot; # $ x\n</span>',
    );
  });

  it("keep empty lines and a lone prompt as output", () => {
    expect(lines("$ a\n\n$")).toEqual([
      ["line command", "a"],
      ["line output", ""],
      ["line output", "$"],
    ]);
  });
});
