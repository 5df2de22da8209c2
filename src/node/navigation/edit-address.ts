/**
 * Returns the address where a page's source can be edited.
 * @param template from the site's configuration, with `{file}`; null for a site without edit links
 * @param file path from the root of the repository, which can contain any characters
 */
export function editAddress(template: string | null, file: string): string | null {
  const path = file.split("/").map(encodeURIComponent).join("/");
  return template?.replaceAll("{file}", () => path) ?? null;
}
