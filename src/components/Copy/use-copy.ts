import { useEffect, useRef, useState } from "react";

/** What became of the last attempt; null again after two seconds. */
export type CopyResult = "copied" | "failed" | null;

const shownFor = 2000;

/**
 * Copies text to the clipboard, and says for two seconds whether that worked.
 * @param read what to copy; a promise where it has to be fetched first
 * @returns the result to show, and the function to call on a click; it resolves to whether the text was copied
 */
export function useCopy(read: () => string | Promise<string>): [CopyResult, () => Promise<boolean>] {
  const [result, setResult] = useState<CopyResult>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const copy = async (): Promise<boolean> => {
    const isCopied = await write(read).then(
      () => true,
      // Readers can forbid it, and pages without HTTPS have no clipboard at all.
      () => false,
    );
    setResult(isCopied ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setResult(null);
    }, shownFor);
    return isCopied;
  };
  return [result, copy];
}

async function write(read: () => string | Promise<string>): Promise<void> {
  const text = read();
  if (typeof text === "string" || typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari takes only what is handed over during the click; a promise of the text is.
  const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
