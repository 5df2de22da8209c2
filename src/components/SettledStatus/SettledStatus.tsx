import { useSettled } from "./use-settled";

/** How much a filter leaves. Readers see it at each key, and screen readers hear it once typing has settled. */
export function SettledStatus({ children: text }: { children: string }) {
  const told = useSettled(text, text);
  return (
    <>
      <span>{text}</span>
      <span className="visuallyHidden" role="status">
        {told}
      </span>
    </>
  );
}
