/**
 * The text that a reader wants from a code sample: only the commands of a shell session, or else everything.
 * @param code the `code` element, with one `.line` per line
 */
export function copyableText(code: HTMLElement): string {
  const lines = [...code.querySelectorAll(".line")];
  const commands = lines.filter((line) => line.classList.contains("command"));
  return (commands.length > 0 ? commands : lines)
    .map((line) => line.textContent)
    .join("")
    .replace(/\n$/, "");
}
