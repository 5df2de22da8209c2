import type { AuthorComponentProps } from "../../model/content/author-components";
import { sortRules, type CompatibilityRule } from "../../model/release/compatibility";
import { supportTexts } from "../../site/translations/en/support";
import { Table } from "../Table/Table";
import { useTranslations } from "../translation/page-language";
import { labelOf, rangeText, supportedText } from "../../model/release/compatibility-words";

interface CompatibilityTableProps extends AuthorComponentProps<"CompatibilityTable"> {
  rules: readonly CompatibilityRule[];
}

/**
 * What the versions of a product work with, apart from its Helm chart, which has its own table. The build provides the
 * rules, see src/node/schema/support-data.ts.
 */
export function CompatibilityTable({ product, rules }: CompatibilityTableProps) {
  const { text } = useTranslations(supportTexts);
  const name = labelOf(product, text);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{text("compatibility.with")}</th>
          <th scope="col">{text("compatibility.versions")}</th>
          <th scope="col">{text("compatibility.feature")}</th>
        </tr>
      </thead>
      <tbody>
        {sortRules(rules.filter((rule) => !rule.with.endsWith("-chart"))).map((rule) => (
          <tr key={`${rule.with} ${rule.from} ${rule.feature ?? ""}`}>
            <td>{rangeText(rule.from, rule.below, text)}</td>
            <td>{labelOf(rule.with, text)}</td>
            <td>{supportedText(rule, text)}</td>
            <td>
              {[rule.feature ?? text("compatibility.everything"), rule.note].filter(Boolean).join(". ")}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
