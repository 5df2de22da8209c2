/** Gatsby's development server opens files in the editor that runs, or in the one that `REACT_EDITOR` names. */
const editorUrl = "/__open-stack-frame-in-editor";

/**
 * Opens a file in the author's editor, while developing. If no editor is found, the server's terminal says how to choose one.
 * @param file path from the root of the repository
 * @param line 1-based; 0 for the whole file
 */
export function openInEditor({ file, line }: { file: string; line: number }): void {
  const query = new URLSearchParams({ fileName: file, lineNumber: String(Math.max(1, line)) });
  void fetch(`${editorUrl}?${query.toString()}`);
}
