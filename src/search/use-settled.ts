import { useEffect, useState } from "react";

/** How long typing must pause to count as finished, in milliseconds. */
const QUIET = 500;

/**
 * Returns a text once it hasn't changed for a moment. It's for status regions, because screen readers announce each change
 * to them.
 * @returns the text, or nothing while it is still changing
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : "";
}
