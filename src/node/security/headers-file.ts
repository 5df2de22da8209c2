const immutable = "public, max-age=31536000, immutable";
const revalidate = "no-cache";

/** `app-17ffd32c4d3ef9f6e8cc.js`, `styles.4f0c….css`, `records-9b1d….json`: the name changes with the content. */
const hashedName = /[.-][0-9a-f]{16,}\.(?:m?js|css|json)$/;

/** Folders whose files never change under the same name, because the name contains a digest or a package version. */
const unchangingFolder = /^\/(?:static|[^/]+-\d+\.\d+\.\d+|search\/texts-[0-9a-f]{16})\//;

/** Gatsby's own data, and lists that each build writes again. */
const changingFolders = ["/page-data/", "/manifest.webmanifest", "/sw.js"];

/**
 * Creates the text of `_headers`, which Netlify and Cloudflare Pages read. If two rules match a file, these hosts combine the
 * values of a header, so no file matches two rules with Cache-Control. Pages have no Cache-Control, because both hosts make
 * browsers check for a newer version.
 * @param policy the content security policy
 * @param files paths of all files of the site, from its root, with a leading slash
 * @param prefix folder that the site is published under, such as `/docs`
 */
export function headersFile(policy: string, files: readonly string[], prefix = ""): string {
  const folders = files.flatMap((file) => unchangingFolder.exec(file)?.[0] ?? []);
  const hashed = files.filter((file) => hashedName.test(file) && !unchangingFolder.test(file));
  const cached = [...[...new Set(folders)].map((folder) => `${folder}*`), ...hashed].toSorted();
  const checked = changingFolders.map((address) => (address.endsWith("/") ? `${address}*` : address));
  return [
    rule(`${prefix}/*`, { "Content-Security-Policy": policy, ...sameEverywhere }),
    ...checked.map((address) => rule(prefix + address, { "Cache-Control": revalidate })),
    ...(files.some((file) => file.endsWith(".md")) ? [rule(`${prefix}/*.md`, twins)] : []),
    ...cached.map((address) => rule(prefix + address, { "Cache-Control": immutable })),
  ].join("\n");
}

/** Search engines list the page instead, which has the same content. */
const twins = { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" };

const sameEverywhere = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${address}\n${lines.join("")}`;
}
