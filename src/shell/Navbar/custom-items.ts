import type { ComponentType } from "react";
import { ProductsItem } from "../Switcher/ProductsItem";
import type { ItemSlot } from "./LinkMenu";

/** What a component of the site's own gets to draw an item of the bar. */
export interface CustomItemProps {
  label: string;
  /** The page's path, in the default language. */
  path: string;
  slot: ItemSlot;
}

/** Items of the type `custom`, by the name that the configuration gives as `component`. */
export const customItems: Readonly<Record<string, ComponentType<CustomItemProps>>> = {
  products: ProductsItem,
};
