import type { ContentElement, ContentNode, JsonValue } from "../../../model/content/content-tree";
import { splitReference } from "../../../model/navigation/path";

/** Marks an address that refers to a file in the repository. It becomes a URL when the page is queried. */
export const contentScheme = "content:";

const addressProperties = ["href", "src"];

/**
 * Replaces the `content:` addresses in a tree with final URLs.
 * @param urlOf the URL of a file (path from the root of the repository); null removes the link but keeps its text
 * @param inLocale converts a site path to the reader's language; by default, paths stay as written
 * @returns a new tree; parts without such addresses are shared with the old one
 */
export function resolveAddresses(
  nodes: readonly ContentNode[],
  urlOf: (file: string) => string | null,
  inLocale: (path: string) => string = (path) => path,
): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const resolved: ContentElement = { type: node.type };
    if (node.props) resolved.props = resolveProps(node.props, urlOf, inLocale);
    if (node.children) resolved.children = resolveAddresses(node.children, urlOf, inLocale);
    return resolved;
  });
}

function resolveProps(
  props: Readonly<Record<string, JsonValue>>,
  urlOf: (file: string) => string | null,
  inLocale: (path: string) => string,
): Record<string, JsonValue> {
  const resolved = { ...props };
  for (const name of addressProperties) {
    const address = props[name];
    if (typeof address !== "string") continue;
    if (name === "href" && /^\/(?!\/)/.test(address)) resolved[name] = inLocale(address);
    if (!address.startsWith(contentScheme)) continue;
    const { path, query, hash } = splitReference(address.slice(contentScheme.length));
    const url = urlOf(path);
    if (url === null) Reflect.deleteProperty(resolved, name);
    else resolved[name] = url + query + hash;
  }
  return resolved;
}
