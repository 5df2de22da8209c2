import type { ItemSlot } from "./LinkMenu";

/** The properties of a custom component that renders a navbar item. */
export interface CustomItemProps {
  label: string;
  /** The page's path, in the default language. */
  path: string;
  slot: ItemSlot;
}
