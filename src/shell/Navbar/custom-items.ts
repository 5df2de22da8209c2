import type { ComponentType } from "react";
import { ProductsItem } from "./ProductsItem";
import type { CustomItemProps } from "./custom-item-props";

/** Items of the type `custom`, by their `component` in the configuration. */
export const customItems: Readonly<Record<string, ComponentType<CustomItemProps>>> = {
  products: ProductsItem,
};
