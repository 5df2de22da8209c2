import type { ComponentType } from "react";

/** What a component of the site's own gets to draw an item of the bar. */
export interface CustomItemProps {
  label: string;
  /** The page's path, in the default language. */
  path: string;
}

/** Items of the type `custom`, by the name that the configuration gives as `component`. */
export const customItems: Readonly<Record<string, ComponentType<CustomItemProps>>> = {};
