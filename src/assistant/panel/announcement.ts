import type { Translator } from "../../components/translation/translator";
import type { assistantTexts } from "../../site/translations/en/assistant";
import type { Turn } from "../conversation";
import { errorText } from "./Failure";

/**
 * What screen readers hear of an answer: nothing while it arrives, then all of it at once.
 * @returns the same text until the answer changes
 */
export function announcement(
  turn: Turn,
  translator: Pick<Translator<keyof typeof assistantTexts>, "text">,
): string {
  const { text } = translator;
  switch (turn.state) {
    case "waiting":
    case "answering":
      return "";
    case "stopped":
      return text("assistant.stopped");
    case "failed":
      return turn.error ? errorText(turn.error, translator) : "";
    case "done": {
      if (turn.text !== "") return turn.text;
      const titles = turn.sources.map(({ title }) => title).join("; ");
      return titles === "" ? text("assistant.none") : text("assistant.found", { titles });
    }
  }
}
