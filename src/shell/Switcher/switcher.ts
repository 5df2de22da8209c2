import { changelogPath } from "../../model/navigation/changelog-paths";
import { cleanPath, isUnder } from "../../model/navigation/path";

interface Product {
  name: string;
  to: string;
}

/** Whether a page has the product switcher: the home page and the changelog have a plain link. */
export function hasSwitcher(path: string): boolean {
  return path !== "/" && !isUnder(path, changelogPath);
}

/**
 * What the product switcher is called on a page: a named sub-product when the path's first two segments are its own, else
 * the section that the first segment names.
 * @param sections first segments that are products
 * @returns dashes shown as spaces; null on pages of no product
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
