import { expect, test } from "vitest";
import { shellCommands } from "./shell-words";

const commands = (script: string) => shellCommands(script).map(({ words, line }) => [line, ...words]);

test("commands end at lines, pipes and semicolons, and continue after a backslash", () => {
  expect(commands("a -x \\\n  b | c && d; e\n\nf")).toEqual([
    [1, "a", "-x", "b"],
    [2, "c"],
    [2, "d"],
    [2, "e"],
    [4, "f"],
  ]);
});

test("quotes keep words together and are removed, and comments are omitted", () => {
  expect(commands(`a 'b c' "d e"f # g\n# h\ni "j\\"k"`)).toEqual([
    [1, "a", "b c", "d ef"],
    [3, "i", 'j"k'],
  ]);
});

test("assignments and shell keywords are removed from the beginning", () => {
  expect(commands("X=1 a\nif ! b; then sudo c; fi\nexport Y=2")).toEqual([
    [1, "a"],
    [2, "b"],
    [2, "c"],
    [2, "fi"],
  ]);
});

test("commands inside a substitution are commands too", () => {
  expect(commands('A=$(b "$(c d)")\ne "f $(g)"')).toEqual([
    [1, "c", "d"],
    [1, "b", "$()"],
    [2, "g"],
    [2, "e", "f $()"],
  ]);
});

test("here documents are omitted, and later lines keep their numbers", () => {
  expect(commands("a <<EOF > b\nconduktor x\nEOF\nc")).toEqual([
    [1, "a", ">", "b"],
    [4, "c"],
  ]);
});
