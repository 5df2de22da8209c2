import type { Translator } from "../components/translation/translator";
import type { searchTexts } from "../site/translations/en/search";

/** Speaks the texts of search that come with its code. */
export type SearchTranslator = Translator<keyof typeof searchTexts>;
