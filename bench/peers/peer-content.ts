/**
 * Converts one of our generated pages to Docusaurus's syntax: tabs and admonitions have other names.
 * @param text MDX with frontmatter
 */
export function asDocusaurus(text: string): string {
  const [frontmatter, body] = splitAfterFrontmatter(text);
  const imports = body.includes("<Tabs")
    ? 'import TabItem from "@theme/TabItem";\nimport Tabs from "@theme/Tabs";\n\n'
    : "";
  return (
    frontmatter +
    imports +
    body
      .replaceAll("<Tabs group=", "<Tabs groupId=")
      .replace(/<Tab label="([^"]+)">/g, '<TabItem value="$1">')
      .replaceAll("</Tab>", "</TabItem>")
      .replace(/^:::(\w+) (.+)$/gm, ":::$1[$2]")
  );
}

function splitAfterFrontmatter(text: string): [string, string] {
  const end = text.indexOf("\n---\n", 1) + "\n---\n".length;
  return [`${text.slice(0, end)}\n`, text.slice(end).trimStart()];
}
