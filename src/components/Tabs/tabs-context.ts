import { createContext, use } from "react";

/** What a group of tabs passes to its panels. */
export const TabsContext = createContext<{ id: string; active: string }>({ id: "", active: "" });

/** The IDs that connect a panel to its tab, and whether the panel is shown. */
export function useTabPanel(value: string): { id: string; tabId: string; isActive: boolean } {
  const { id, active } = use(TabsContext);
  return { id: `${id}-panel-${value}`, tabId: `${id}-tab-${value}`, isActive: active === value };
}
