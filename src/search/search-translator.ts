import type { Translator } from "../components/translation/translator";
import type { searchTexts } from "../site/translations/en/search";

/** Translates the texts that are loaded with the code of search. */
export type SearchTranslator = Translator<keyof typeof searchTexts>;
