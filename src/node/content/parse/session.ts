import { escapeHtml } from "../../../model/content/escape-html";
import { highlight } from "./highlight";

/**
 * Highlights a shell session. Lines that start with `$ ` are commands, and so is a line that follows a line ending in a
 * backslash. Everything else is output, kept as plain text. The style sheet adds the prompts, so they can't be copied.
 */
export function highlightSession(code: string): string {
  let continues = false;
  return code
    .split("\n")
    .map((line) => {
      const starts = /^\s*\$ /.test(line);
      if (!starts && !continues) return `<span class="line output">${escapeHtml(line)}\n</span>`;
      const className = starts ? "line command" : "line command continued";
      const command = starts ? line.replace(/^\s*\$ /, "") : line;
      continues = command.trimEnd().endsWith("\\");
      const html = highlight(command, "bash", [], () => undefined);
      return html.replace('<span class="line">', `<span class="${className}">`);
    })
    .join("");
}
