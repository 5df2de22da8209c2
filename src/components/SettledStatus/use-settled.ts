import { useEffect, useState } from "react";

/** How long typing must pause to count as finished, in milliseconds. */
const QUIET = 500;

/**
 * Returns a text once it hasn't changed for a moment. It's for status regions, because screen readers announce each change
 * to them.
 * @param atFirst what counts as settled from the beginning
 * @returns the text, or nothing while it is still changing
 */
export function useSettled(text: string, atFirst = ""): string {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : "";
}
