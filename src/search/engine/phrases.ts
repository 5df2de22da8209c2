import type { EngineIndex } from "./build-index";
import { ownText } from "./record-text";
import { tokenize } from "./tokenize";

/**
 * Which records have all phrases, each word for word.
 * @param phrases each as its words and parts of names in order
 */
export function hasPhrases(
  phrases: readonly (readonly string[])[],
  index: EngineIndex,
): (record: number) => boolean {
  if (phrases.length === 0) return () => true;
  return (record) => {
    const text = tokenize(ownText(record, index)).flatMap(({ units }) => units.map(({ term }) => term));
    return phrases.every((phrase) =>
      text.some((_, start) => phrase.every((term, offset) => text[start + offset] === term)),
    );
  };
}
