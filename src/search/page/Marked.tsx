import { matchEnd, matchStart } from "../hits/highlight";

/**
 * Text with its matches marked.
 * @param value as a provider returns it, with matches between `matchStart` and `matchEnd`
 */
export function Marked({ value }: { value: string }) {
  return value.split(matchStart).map((part, index) => {
    const [match = "", rest] = part.split(matchEnd);
    // Only their index identifies the parts.
    if (index === 0 || rest === undefined) return <span key={index}>{part}</span>;
    return (
      <span key={index}>
        <mark>{match}</mark>
        <span>{rest}</span>
      </span>
    );
  });
}
