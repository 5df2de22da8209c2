import type { ComponentType } from "react";
import { ProductsItem } from "../Switcher/ProductsItem";
import type { ItemSlot } from "./LinkMenu";

/** The properties of a custom component that renders a navbar item. */
export interface CustomItemProps {
  label: string;
  /** The page's path, in the default language. */
  path: string;
  slot: ItemSlot;
}

/** Items of the type `custom`, by their `component` in the configuration. */
export const customItems: Readonly<Record<string, ComponentType<CustomItemProps>>> = {
  products: ProductsItem,
};
