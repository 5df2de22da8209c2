import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { SearchRecord } from "../../src/model/search/search-record";
import { writePagefind } from "./pagefind";

/**
 * A page with Pagefind's own UI, set up in the same way as in Starlight (components/Search.astro): the UI is loaded as soon as
 * the page is idle, and Ctrl+K opens a dialog with it. The engine and its index are loaded with the first query.
 */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Pagefind</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pagefind/pagefind-ui.css">
</head>
<body>
<dialog aria-label="Search"><div id="search"></div></dialog>
<script type="module">
const dialog = document.querySelector("dialog");
addEventListener("keydown", (event) => {
  if (event.key !== "k" || !event.ctrlKey) return;
  event.preventDefault();
  dialog.showModal();
  dialog.querySelector("input")?.focus();
});
requestIdleCallback(async () => {
  await import("/pagefind/pagefind-ui.js");
  new PagefindUI({ element: "#search", baseUrl: "/", bundlePath: "/pagefind/", showImages: false, showSubResults: true });
  document.documentElement.dataset.ready = "";
});
</script>
</body>
</html>
`;

/** Writes the page with Pagefind's index of a site. Text files are compressed in the same way as this site's files. */
export async function writePagefindPage(records: readonly SearchRecord[], folder: string): Promise<void> {
  await writePagefind(records, path.join(folder, "pagefind"));
  writeFileSync(path.join(folder, "index.html"), page);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|css|html|json)$/.test(name) || existsSync(path.join(folder, `${name}.br`))) continue;
    const text = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
  }
}
