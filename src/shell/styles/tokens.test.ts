import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** The minimum contrast of text, from WCAG 2.2 AA. */
const ENOUGH = 4.5;
/** The minimum contrast of a control's visible edges, also from WCAG 2.2 AA (1.4.11). */
const ENOUGH_FOR_EDGES = 3;

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

/** The custom properties of each rule by its selector. */
const rules = new Map(
  [...css.replaceAll("@media screen {", "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = "", body = ""]) => [
      selector.trim(),
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
          name,
          value.trim(),
        ]),
      ),
    ],
  ),
);

const modes = { light: [], dark: ['[data-theme="dark"]'] };
const areas = { platform: [], gateway: ['[data-area="gateway"]'], cli: ['[data-area="cli"]'] };

/** The tokens of a page. Later rules in the style sheet override earlier ones. */
function tokensOf(mode: keyof typeof modes, area: keyof typeof areas): Record<string, string> {
  const attributes = [...modes[mode], ...areas[area]];
  const applies = (selector: string) =>
    selector === ":root" || (selector.match(/\[[^\]]*\]/g) ?? []).every((one) => attributes.includes(one));
  const matching = [...rules].filter(([selector]) => applies(selector));
  const weight = (selector: string) => (selector.match(/\[[^\]]*\]/g) ?? []).length;
  matching.sort(([a], [b]) => weight(a) - weight(b));
  return Object.assign({}, ...matching.map(([, tokens]) => tokens)) as Record<string, string>;
}

function luminance(color: string): number {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (!digits) throw new Error(`not a plain colour: ${color}`);
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

const papers = ["paper", "paper-sunk", "paper-raised"];
const washes = ["accent-wash", "note-wash", "tip-wash", "warning-wash", "danger-wash"];
const kinds = ["note", "tip", "warning", "danger"];
const codeInks = ["code-ink", "code-key", "code-string", "code-number", "code-comment", "code-name"];

/** Each text color with each background it is used on. */
const pairs: [string, string][] = [
  ...["ink", "ink-soft", "ink-faint", "accent", "accent-strong"].flatMap((ink) =>
    [...papers, ...washes].map((ground): [string, string] => [ink, ground]),
  ),
  ...kinds.flatMap((kind): [string, string][] => [
    [kind, `${kind}-wash`],
    ...papers.map((paper): [string, string] => [kind, paper]),
  ]),
  ...codeInks.map((ink): [string, string] => [ink, "code-paper"]),
  ["tip", "code-paper"],
  ["danger", "code-paper"],
];

it("measures contrast according to WCAG", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#fff")).toBeCloseTo(4.48, 2);
  expect(contrast("#abcdef", "#abcdef")).toBe(1);
});

it("reads each rule of the style sheet", () => {
  expect([...rules.keys()]).toEqual([
    ":root",
    '[data-area="gateway"]',
    '[data-area="cli"]',
    '[data-theme="dark"]',
    '[data-theme="dark"][data-area="gateway"]',
    '[data-theme="dark"][data-area="cli"]',
  ]);
  expect(tokensOf("dark", "cli")["--accent"]).not.toBe(tokensOf("light", "cli")["--accent"]);
  expect(tokensOf("dark", "cli")["--accent"]).not.toBe(tokensOf("dark", "platform")["--accent"]);
});

it("uses the token for the border of every field", () => {
  const source = path.join(import.meta.dirname, "../..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  const edges = files.flatMap((file) => {
    const rulesOfFile = readFileSync(path.join(source, file), "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g);
    return [...rulesOfFile].flatMap(([, selector = "", body = ""]) => {
      const isOfField = /(?:\b(?:input|select|textarea)\b|\.field)[\s)]*(?:,|$)/.test(selector.trim());
      const edge = /border:\s*1px solid ([^;]+);/.exec(body)?.[1];
      return isOfField && edge ? [`${path.basename(file)}: ${edge}`] : [];
    });
  });
  expect(edges.length).toBeGreaterThan(2);
  expect(edges.filter((edge) => !edge.endsWith("var(--field-edge)"))).toEqual([]);
});

describe.each(Object.keys(modes) as (keyof typeof modes)[])("in %s mode", (mode) => {
  it.each(Object.keys(areas) as (keyof typeof areas)[])(
    "text in the area %s is readable on every background",
    (area) => {
      const tokens = tokensOf(mode, area);
      const weak = pairs
        .map(([ink, ground]) => ({
          pair: `${ink} on ${ground}`,
          ratio: contrast(tokens[`--${ink}`] ?? "", tokens[`--${ground}`] ?? ""),
        }))
        .filter(({ ratio }) => ratio < ENOUGH)
        .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
      expect(weak).toEqual([]);
    },
  );

  it("the borders of fields are visible on every background", () => {
    const ratios = (Object.keys(areas) as (keyof typeof areas)[]).flatMap((area) => {
      const tokens = tokensOf(mode, area);
      return [...papers, ...washes].map((ground) =>
        contrast(tokens["--field-edge"] ?? "", tokens[`--${ground}`] ?? ""),
      );
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(ENOUGH_FOR_EDGES);
  });
});
