import type { AuthorComponentProps } from "../../model/content/author-components";
import { longDate } from "../../model/site/date";
import type { SupportWindow } from "../../model/release/support-window";
import { supportTexts } from "../../site/translations/en/support";
import { Table } from "../Table/Table";
import { useTranslations } from "../translation/page-language";
import { SupportBadge } from "./SupportBadge";
import { useToday } from "./use-today";

interface SupportWindowsProps extends AuthorComponentProps<"SupportWindows"> {
  windows: readonly SupportWindow[];
  builtOn: string;
}

/** How long each version of a product is supported. The build provides the data, see src/node/schema/support-data.ts. */
export function SupportWindows({ windows, builtOn }: SupportWindowsProps) {
  const { text } = useTranslations(supportTexts);
  const today = useToday(builtOn);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text("support.version")}</th>
          <th scope="col">{text("support.released")}</th>
          <th scope="col">{text("support.until")}</th>
          <th scope="col">{text("support.status")}</th>
        </tr>
      </thead>
      <tbody>
        {windows.map((window) => (
          <tr key={window.label}>
            <th scope="row">{window.label}</th>
            <td>{window.released ? <Day day={window.released} /> : "—"}</td>
            <td>{window.until ? <Day day={window.until} /> : "—"}</td>
            <td>
              <SupportBadge window={window} today={today} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ day }: { day: string }) {
  const { text } = useTranslations();
  return <time dateTime={day}>{longDate(day, text("date.long"), text("date.months"))}</time>;
}
