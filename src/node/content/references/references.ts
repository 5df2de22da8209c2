import path from "node:path";
import type { Root } from "hast";
import {
  cleanReference,
  decodeOr,
  isExternal,
  isFilePath,
  splitReference,
} from "../../../model/navigation/path";
import { contentScheme } from "./content-reference";
import { reservedSize } from "./image-size";
import { startOf, type Positioned, type Reporter } from "../../problems/reporter";
import { isFile, nearestFile, originalFile } from "../../reading/translated-file";
import { walk } from "../parse/walk";

/** A link to a page of this site, before its target has been checked. */
export interface ContentLink {
  /** `content/gateway/index.mdx`, a site path such as `/gateway/`, or empty for the page itself. */
  target: string;
  /** Without `#`, decoded; empty for the top of the page. */
  anchor: string;
  /** The link as written. */
  written: string;
  file: string;
  line: number;
  column: number;
}

export interface References {
  links: ContentLink[];
  /** Local images, as paths from the root of the repository. */
  images: string[];
  /** Missing images. When one is added, the page is built again. */
  missing: string[];
}

interface ImageProperties {
  src: string;
  width?: number;
  height?: number;
}

/**
 * Finds the links and images of a file and rewrites them in place. A relative path is resolved from the folder of that file and
 * becomes `content:content/gateway/index.mdx#anchor`. An absolute path is normalized.
 */
export function collectReferences(tree: Root, root: string, report: Reporter): References {
  const links: ContentLink[] = [];
  const images = new Set<string>();
  const missing: string[] = [];
  const directory = path.posix.dirname(report.file);

  const link = (written: string, node: Positioned): string => {
    if (written === "") {
      report.error(node, "the link has no address", "add an address, or remove the brackets");
      return written;
    }
    if (isExternal(written) || written.startsWith("?")) return written;
    const { path: target, query, hash } = splitReference(written);
    const anchor = decodeOr(hash.slice(1));
    const reference = { written, anchor, file: report.file, ...startOf(node) };
    if (target === "") {
      links.push({ target: "", ...reference });
      return written;
    }
    if (target.startsWith("/")) {
      const clean = cleanReference(written);
      links.push({ target: decodeOr(splitReference(clean).path), ...reference });
      return clean;
    }
    // A page has the same address in all languages, so links refer to the original.
    const relative = originalFile(path.posix.normalize(path.posix.join(directory, decodeOr(target))));
    const file = contentFile(root, relative);
    links.push({ target: file ?? relative, ...reference });
    return `${contentScheme}${file ?? relative}${query}${hash}`;
  };

  const image = (written: string, node: Positioned): ImageProperties => {
    if (written === "") {
      report.error(node, "the image has no address");
      return { src: "" };
    }
    if (isExternal(written)) {
      report.warn(
        node,
        `the image \`${written}\` comes from another site`,
        "store images in the repository, next to the page",
      );
      return { src: written };
    }
    const file = written.startsWith("/")
      ? path.posix.join("static", decodeOr(written))
      : nearestFile(root, path.posix.normalize(path.posix.join(directory, decodeOr(written))));
    if (!isFile(path.join(root, file))) {
      missing.push(file);
      report.error(node, `the image \`${written}\` doesn't exist`, `add ${file}, or correct the path`);
      return { src: "" };
    }
    const size = reservedSize(path.join(root, file), written.startsWith("/"));
    if (written.startsWith("/")) return { src: written, ...size };
    images.add(file);
    return { src: contentScheme + file, ...size };
  };

  walk(tree, (node) => {
    if (node.type === "element") {
      const { href, src } = node.properties;
      if (node.tagName === "a" && typeof href === "string") node.properties.href = link(href, node);
      if (node.tagName === "img" && typeof src === "string") {
        const { src: resolved, ...size } = image(src, node);
        node.properties = { ...size, ...node.properties, src: resolved };
      }
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
        // An empty property of a component is reported with its other properties.
        if (attribute.value === "" && /^[A-Z]/.test(node.name ?? "")) continue;
        if (attribute.name === "href") attribute.value = link(attribute.value, node);
        if (attribute.name === "src" && node.name === "img")
          attribute.value = image(attribute.value, node).src;
      }
    }
  });
  return { links, images: [...images], missing };
}

/** The page file that a relative link refers to: as written, with the extension added, or a folder's index. */
function contentFile(root: string, relative: string): string | null {
  const candidates = isFilePath(relative)
    ? [relative]
    : ["", ".mdx", ".md", "/index.mdx", "/index.md"].map((ending) => relative.replace(/\/$/, "") + ending);
  return (
    candidates.find((candidate) => /\.mdx?$/.test(candidate) && isFile(path.join(root, candidate))) ?? null
  );
}
