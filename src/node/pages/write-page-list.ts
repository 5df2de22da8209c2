import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PageLink } from "../../model/navigation/navigation";
import { pageListUrl } from "../../model/navigation/page-list";

/** Writes the list of pages that the not-found page looks for near matches in. */
export function writePageList(root: string, pages: readonly PageLink[]): void {
  const file = path.join(root, "public", pageListUrl);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}
