import { useEffect, useState } from "react";

/** Milliseconds without a change after which typing counts as settled. */
const QUIET = 500;

/**
 * A text once it hasn't changed for a moment, for status regions: screen readers read out each change of these.
 * @returns the text, or nothing while it still changes
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : "";
}
