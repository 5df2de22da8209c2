import { useEffect, useState } from "react";

/** Milliseconds without a change after which typing counts as settled. */
const QUIET = 500;

/**
 * A text once it hasn't changed for a moment, for status regions: screen readers read out each change of these.
 * @param atFirst what counts as settled from the beginning
 * @returns the text, or nothing while it still changes
 */
export function useSettled(text: string, atFirst = ""): string {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : "";
}
