import type { AuthorComponentProps } from "../../model/content/author-components";
import { productNames } from "../../model/content/product-names";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { Badge } from "./Badge";

/** Shows the version that introduced a feature. */
export function Since({ product, version }: AuthorComponentProps<"Since">) {
  const { text } = useTranslations(contentTexts);
  return <Badge tone="accent">{text("since.text", { product: productNames[product], version })}</Badge>;
}
