import { diagramColors } from "../../src/model/content/mermaid";

const tokens = [...new Set<string>(Object.values(diagramColors))];

/** A color that stands for a design token while Mermaid renders, because Mermaid can't calculate with variables. */
const first = 0x10;

/** Returns the color that stands for a design token. @param token one of the tokens in `diagramColors` */
export function standIn(token: string): string {
  return `#a1c0${(first + tokens.indexOf(token)).toString(16)}`;
}

/**
 * Replaces the colors that stand for design tokens with the tokens' variables. Browsers write some of them as `rgb()`.
 * @param svg what Mermaid rendered
 */
export function withVariables(svg: string): string {
  const variable = (all: string, number: number) => {
    const token = tokens[number - first];
    return token === undefined ? all : `var(--${token})`;
  };
  return svg
    .replaceAll(/#a1c0([\da-f]{2})\b/gi, (all, hex: string) => variable(all, Number.parseInt(hex, 16)))
    .replaceAll(/rgb\(161, ?192, ?(\d+)\)/g, (all, blue: string) => variable(all, Number(blue)));
}

/**
 * Lists the colors in a drawing that don't follow the site's colors: those that an author chose, and those that Mermaid derives,
 * which would be derived from colors that only stand for others.
 * @param svg with variables
 */
export function foreignColors(svg: string): string[] {
  const colors = /#[\da-f]{3,8}\b(?=[;"\s}])|\b(?:rgb|hsl)a?\([^)]*\)/gi;
  return [...new Set((svg.match(colors) ?? []).map((color) => color.toLowerCase()))];
}
