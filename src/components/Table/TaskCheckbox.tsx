import Square from "lucide-react/icons/square";
import SquareCheck from "lucide-react/icons/square-check";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";

/** The box of a task list's item: a state to read, not a control. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  const { text } = useTranslations(contentTexts);
  const Icon = checked ? SquareCheck : Square;
  return (
    <Icon size={16} strokeWidth={1.5} role="img" aria-label={text(checked ? "task.done" : "task.toDo")} />
  );
}
