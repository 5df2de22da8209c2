import { renderDiagram, type Mermaid } from "../../src/components/Diagram/render-diagram";
import { storedId } from "../../src/model/content/mermaid";
import { standIn, withVariables } from "./drawing";

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Mermaid's own elements that other elements refer to. */
const referredTo = "marker, filter, linearGradient, symbol";

/**
 * Renders a diagram for storing: with variables instead of colors, and without everything that doesn't affect what is shown.
 * Runs in a page of the site, because Mermaid measures texts.
 * @param mermaidUrl address of Mermaid's module
 * @throws Error with the reason if the source has an error
 */
export async function draw(mermaidUrl: string, source: string): Promise<Drawing> {
  const { default: mermaid } = (await import(mermaidUrl)) as { default: Mermaid };
  const holder = document.createElement("div");
  holder.innerHTML = withVariables(await renderDiagram(mermaid, storedId, source, standIn));
  document.body.append(holder);
  try {
    const svg = holder.querySelector("svg");
    if (!svg) throw new Error("Mermaid returned an empty diagram.");
    removeOverriddenColors(svg);
    removeUnusedRules(svg);
    removeUnusedElements(svg);
    shortenAttributes(svg);
    const { width, height } = svg.viewBox.baseVal;
    return {
      svg: new XMLSerializer().serializeToString(svg),
      width: Math.ceil(width),
      height: Math.ceil(height),
    };
  } finally {
    holder.remove();
  }
}

/** Mermaid gives shapes default colors as attributes, most of which its style sheet overrides. */
function removeOverriddenColors(svg: SVGSVGElement): void {
  for (const name of ["fill", "stroke"] as const) {
    for (const element of svg.querySelectorAll(`[${name}]`)) {
      const before = getComputedStyle(element)[name];
      const value = element.getAttribute(name) ?? "";
      element.removeAttribute(name);
      if (getComputedStyle(element)[name] !== before) element.setAttribute(name, value);
    }
  }
}

function removeUnusedRules(svg: SVGSVGElement): void {
  for (const style of svg.querySelectorAll("style")) {
    const used = [...(style.sheet?.cssRules ?? [])].filter(
      (rule) =>
        rule instanceof CSSStyleRule &&
        (svg.matches(rule.selectorText) || svg.querySelector(rule.selectorText) !== null),
    );
    const css = used.map(({ cssText }) => cssText).join("");
    const moving = [...(style.sheet?.cssRules ?? [])].filter(
      (rule) => rule instanceof CSSKeyframesRule && new RegExp(`animation:[^;]*\\b${rule.name}\\b`).test(css),
    );
    style.textContent = css + moving.map(({ cssText }) => cssText).join("");
  }
}

function removeUnusedElements(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll(referredTo)) {
    const text = svg.outerHTML;
    if (!text.includes(`#${element.id})`) && !text.includes(`"#${element.id}"`)) element.remove();
  }
  for (const element of svg.querySelectorAll("defs, g")) if (!element.hasChildNodes()) element.remove();
}

function shortenAttributes(svg: SVGSVGElement): void {
  const css = svg.querySelector("style")?.textContent ?? "";
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      // A hundredth of a pixel can't be seen.
      const short = value.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
      // Other IDs are Mermaid's numbers for actors, which drawings on the same page might share.
      const isUnused =
        value === "" ||
        (name.startsWith("data-") && !css.includes(name)) ||
        (name === "id" && !value.startsWith(storedId));
      if (isUnused) element.removeAttribute(name);
      else if (short !== value) element.setAttribute(name, short);
    }
  }
}
