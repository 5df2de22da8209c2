import { expect, test } from "vitest";
import { translatorFor } from "../components/translation/translator";
import { searchTexts } from "../site/translations/en/search";
import { errorHelp } from "./error-help";
import { SearchApiError, SearchResponseError, SearchUnreachableError } from "./provider";

const { text } = translatorFor("en", searchTexts);

test("each kind of failure has its own text", () => {
  expect(errorHelp(new SearchUnreachableError("hosts"), text)).toBe(
    "You might want to check your network connection.",
  );
  expect(errorHelp(new SearchApiError("Invalid key", 403), text)).toBe(
    "The search service returned 403: Invalid key",
  );
  expect(errorHelp(new SearchResponseError("<html>"), text)).toBe(
    "The search service’s response couldn’t be read.",
  );
  expect(errorHelp(new Error("`appId` is missing."), text)).toBe("`appId` is missing.");
  expect(errorHelp("what?", text)).toBe("You might want to check your network connection.");
});
