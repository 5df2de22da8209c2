import type { CommandFlag, CommandLine } from "../../model/reference/command-line";
import { didYouMean } from "../../model/problem/suggestion";
import { anchored, anchorId } from "./anchored";
import { propertiesNamed, type BlockContent, type BlockDefinition } from "./block-definition";
import { code, table } from "./markdown-table";
import { readCommandLine, referenceFiles } from "../data-files/reference-file";

const file = referenceFiles.commandLine;

/** The components that show the CLI: `<CliCommands />`, `<CliFlags command="apply" />`, `<CliVariables product="gateway" />` … */
export const commandLineBlocks: Readonly<Record<string, BlockDefinition>> = {
  CliCommands: block("CliCommands", [], (line) => commands(line)),
  CliGlobalFlags: block("CliGlobalFlags", [], ({ globalFlags }) => flagTable("", globalFlags)),
  CliFlags: block("CliFlags", ["command"], flags),
  CliKinds: block("CliKinds", ["product"], kinds),
  CliVariables: block("CliVariables", ["product"], variables),
  CliExitCodes: block("CliExitCodes", [], ({ exitCodes }) =>
    table(
      ["Code", "Commands", "Meaning"],
      exitCodes.map(({ code: number, commands: names, meaning }) => [code(String(number)), names, meaning]),
    ),
  ),
};

type Show = (line: CommandLine, value: string) => string | Omit<BlockContent, "file">;

function block(name: string, properties: readonly string[], show: Show): BlockDefinition {
  const written = properties.map((each) => ` ${each}="…"`).join("");
  return {
    properties: propertiesNamed(...properties),
    usage: `<${name}${written} />`,
    make: (given, root) => {
      const { value } = readCommandLine(root);
      if (!value) return { file, markdown: "" };
      const shown = show(value, given[properties[0] ?? ""] ?? "");
      return typeof shown === "string" ? { file, markdown: shown } : { file, ...shown };
    },
  };
}

function commands({ program, commands: list }: CommandLine): string {
  return table(
    ["Command", "Does"],
    list.map(({ name, arguments: rest, summary }) => [
      anchored(`command-${anchorId(name)}`, [program, name, rest].filter(Boolean).join(" ")),
      summary,
    ]),
  );
}

function flags({ commands: list }: CommandLine, name: string): string | Omit<BlockContent, "file"> {
  const command = list.find((each) => each.name === name);
  if (command) return flagTable(`${anchorId(name)}-`, command.flags);
  const names = list.map((each) => each.name);
  const hint = `${didYouMean(name, names)}Commands: ${names.join(", ")}`;
  return { markdown: "", problem: { message: `\`${name}\` isn't a command`, hint } };
}

function flagTable(prefix: string, list: readonly CommandFlag[]): string {
  return table(
    ["Flag", "Default", "Description"],
    list.map((each) => [
      anchored(`flag-${prefix}${each.name}`, written(each)),
      each.required ? "**required**" : each.default === undefined ? "" : code(each.default),
      each.repeatable ? `${each.description} May be repeated.` : each.description,
    ]),
  );
}

function written({ name, short, value }: CommandFlag): string {
  const long = value === "none" ? `--${name}` : `--${name} ${value.toUpperCase()}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function kinds({ kinds: list }: CommandLine, product: string): string {
  const shown = (of: readonly CommandFlag[]) =>
    of.map(({ name, required }) => (required ? `**${code(`--${name}`)}**` : code(`--${name}`))).join(", ");
  return table(
    ["Kind", "Flags of `get`", "Flags of `delete`", "`get KIND NAME`"],
    list
      .filter((kind) => kind.product === product)
      .map((kind) => [code(kind.name), shown(kind.get), shown(kind.delete), kind.byName ? "yes" : "no"]),
  );
}

function variables({ variables: list }: CommandLine, product: string): string {
  return table(
    ["Variable", "Default", "Description"],
    list
      .filter((each) => each.product === product || each.product === "any")
      .map(({ name, default: literal, description }) => [
        anchored(name, name),
        literal === undefined ? "none" : code(literal),
        description,
      ]),
  );
}
