import { supportStatus, type SupportWindow } from "../../model/release/support-window";
import { supportTexts } from "../../site/translations/en/support";
import { Badge } from "../Badge/Badge";
import { useTranslations } from "../translation/page-language";

/** Whether a version is supported on a given day. */
export function SupportBadge({ window, today }: { window: Pick<SupportWindow, "until">; today: string }) {
  const { text, count } = useTranslations(supportTexts);
  const status = supportStatus(window, today);
  if (status.state === "ended") return <Badge>{text("support.ended")}</Badge>;
  if (status.state === "supported") return <Badge tone="tip">{text("support.supported")}</Badge>;
  const { days } = status;
  return (
    <Badge tone="warning">{days === 0 ? text("support.endsToday") : count("support.endsIn", days)}</Badge>
  );
}
