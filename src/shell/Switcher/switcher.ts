import { changelogPath } from "../../model/navigation/changelog-paths";
import { cleanPath, isUnder } from "../../model/navigation/path";

interface Product {
  name: string;
  to: string;
}

/** Whether a page has the product switcher. The home page and the changelog have a plain link instead. */
export function hasSwitcher(path: string): boolean {
  return path !== "/" && !isUnder(path, changelogPath);
}

/**
 * The product switcher's label on a page: a sub-product if the first two segments of the path belong to it, or else the
 * section that the first segment names.
 * @param sections first segments that are products
 * @returns the name, with spaces instead of dashes; null on pages that don't belong to a product
 */
export function switcherLabel(
  path: string,
  subProducts: readonly Product[],
  sections: readonly string[],
): string | null {
  const segments = cleanPath(path).split("/").filter(Boolean);
  const own = subProducts.find(({ to }) => {
    const wanted = to.split("/").filter(Boolean);
    return (
      wanted.length > 0 && wanted.length <= 2 && wanted.every((segment, index) => segments[index] === segment)
    );
  });
  const name = own?.name ?? sections.find((section) => section === segments[0]);
  return name === undefined ? null : name.replaceAll("-", " ");
}
