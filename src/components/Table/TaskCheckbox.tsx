import Square from "lucide-react/icons/square";
import SquareCheck from "lucide-react/icons/square-check";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";

/** The box of a task list item. It shows a state and isn't a control. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  const { text } = useTranslations(contentTexts);
  const Icon = checked ? SquareCheck : Square;
  return <Icon size={16} role="img" aria-label={text(checked ? "task.done" : "task.toDo")} />;
}
