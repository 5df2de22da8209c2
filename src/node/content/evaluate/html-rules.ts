import { htmlTagNames } from "html-tag-names";
import { contentScheme } from "../references/content-reference";
import type { ContentElement, JsonValue } from "../../../model/content/content-tree";
import { isSafeAddress, safeSchemes, schemeOf } from "../../reading/safe-address";
import type { Reporter } from "../../problems/reporter";

const forbidden = new Set(
  "script style iframe object embed applet frame frameset link meta base title head body html form textarea select option button noscript template slot portal".split(
    " ",
  ),
);
const known = new Set([
  ...htmlTagNames,
  "svg",
  "path",
  "g",
  "circle",
  "rect",
  "line",
  "polyline",
  "polygon",
  "text",
]);
const addresses = new Set(["href", "src", "action", "formaction", "poster", "cite", "srcset", "xlinkhref"]);

/**
 * Restricts HTML in content to elements and attributes that can't run scripts. Everything else is reported and left out. The
 * same rules apply to Markdown, MDX and partials.
 */
export function checkHtml(
  element: ContentElement,
  position: { line: number; column: number } | undefined,
  report: Reporter,
): ContentElement {
  if (forbidden.has(element.type.toLowerCase())) {
    report.error(
      position,
      `\`<${element.type}>\` isn't allowed in content`,
      "use an author component, or inline code to show the tag",
    );
    return { type: "span" };
  }
  if (!known.has(element.type)) {
    report.error(
      position,
      `\`<${element.type}>\` isn't an HTML element`,
      "if it's text, write it as inline code",
    );
    return { type: "span", ...(element.children ? { children: element.children } : {}) };
  }
  if (!element.props) return element;
  const props: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(element.props)) {
    const reason = refusal(name, value);
    if (reason) report.error(position, `\`${name}\` on \`<${element.type}>\` ${reason}`);
    else props[name] = value;
  }
  return { ...element, props };
}

function refusal(name: string, value: JsonValue): string | null {
  if (/^on/i.test(name)) return "isn't allowed, because content can't run scripts";
  if (name.toLowerCase() === "style") return "isn't allowed. Use an author component";
  if (name === "dangerouslySetInnerHTML") return "isn't allowed";
  return refusedAddress(name, value);
}

/** The reason why an address isn't allowed in content; null if it is allowed or isn't an address. */
export function refusedAddress(name: string, value: JsonValue): string | null {
  // HTML names are case-insensitive, and `xlink:href` can also be written as `xlinkHref`.
  const attribute = name.toLowerCase().replace(/[^a-z]/g, "");
  if (addresses.has(attribute) && typeof value === "string") {
    const scheme = schemeOf(value);
    if (!isSafeAddress(value) && !value.startsWith(contentScheme)) {
      return `has an address with the scheme \`${scheme ?? ""}:\`. Use one of: ${safeSchemes.join(", ")}`;
    }
    // At this point, relative addresses written as text have been resolved.
    if ((attribute === "href" || attribute === "src") && !scheme && !/^([/#?]|$)/.test(value)) {
      return `has a relative address from an expression, \`${value}\`. Write the address as text`;
    }
  }
  return null;
}
