import { isUnder } from "../../model/navigation/path";
import { siteConfig } from "../../site/configuration";
import type { CustomItemProps } from "../Navbar/custom-items";
import { LinkMenu } from "../Navbar/LinkMenu";
import { ProductEntries } from "./ProductEntries";

/** The list of sub-product entries among the items of the bar and of the menu (specification section 2.6). */
export function ProductsItem({ label, path, place }: CustomItemProps) {
  const isCurrent = siteConfig.products.subProducts.some(({ to }) => isUnder(path, to));
  return (
    <LinkMenu place={place} label={label} isCurrent={isCurrent}>
      <ProductEntries path={path} />
    </LinkMenu>
  );
}
