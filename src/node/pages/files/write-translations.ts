import { translationUrl, type Translation } from "../../../model/site/translation";
import { lateParts } from "../../../site/translations/en";
import { writeTextFile } from "../../published-files/write-data";

/**
 * Writes each language's texts to files of its own: readers load the one of their language, and none for English. Parts
 * whose code comes late have a file each.
 */
export function writeTranslations(root: string, translations: ReadonlyMap<string, Translation>): void {
  for (const [tag, translation] of translations) {
    for (const [part, content] of filesOf(translation)) {
      writeTextFile(root, translationUrl(tag, part), JSON.stringify(content));
    }
  }
}

/** By part; what belongs to none of the late ones is under `undefined`. */
function filesOf({ texts, labels }: Translation): [part: string | undefined, content: Translation][] {
  const parts = Object.entries(lateParts).map(([part, english]) => ({
    part,
    // A language may have other plural forms than English.
    stems: new Set(Object.keys(english).map(withoutForm)),
  }));
  const partOf = (key: string) => parts.find(({ stems }) => stems.has(withoutForm(key)))?.part;
  const of = (wanted: string | undefined) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => partOf(key) === wanted));
  return [
    [undefined, { texts: of(undefined), labels }],
    ...parts.map(({ part }): [string, Translation] => [part, { texts: of(part), labels: {} }]),
  ];
}

function withoutForm(key: string): string {
  return key.replace(/\.(zero|one|two|few|many|other)$/, "");
}
