import { isUnder } from "../../model/navigation/path";
import { siteConfig } from "../../site/configuration";
import type { CustomItemProps } from "./custom-item-props";
import { LinkMenu } from "./LinkMenu";
import { ProductEntries } from "../Switcher/ProductEntries";

/** The list of sub-products as an item of the navbar and the menu. */
export function ProductsItem({ label, path, slot }: CustomItemProps) {
  const isCurrent = siteConfig.products.subProducts.some(({ to }) => isUnder(path, to));
  return (
    <LinkMenu slot={slot} label={label} isCurrent={isCurrent}>
      <ProductEntries path={path} />
    </LinkMenu>
  );
}
