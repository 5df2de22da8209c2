import { useEffect, useRef, useState } from "react";

/** The outcome of the last attempt; null again after two seconds. */
export type CopyResult = "copied" | "failed" | null;

const shownFor = 2000;

/**
 * Copies text to the clipboard, and reports for two seconds whether that worked.
 * @param read returns the text to copy, or a promise if the text has to be fetched first
 * @returns the result to show, and a click handler that resolves to whether the text was copied
 */
export function useCopy(read: () => string | Promise<string>): [CopyResult, () => Promise<boolean>] {
  const [result, setResult] = useState<CopyResult>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<boolean> => {
    const isCopied = await write(read).then(
      () => true,
      // Readers can block the clipboard, and pages without HTTPS don't have one.
      () => false,
    );
    setResult(isCopied ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(null), shownFor);
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
  // Safari only accepts what the click handler passes to it synchronously, which can be a promise of the text.
  const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
