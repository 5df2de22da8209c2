import { createContext } from "react";
import type { PageFrame } from "../../model/navigation/navigation";
import type { BarTargets } from "../../model/navigation/page-context";

/** What the bar's items know of the page. */
export interface BarState {
  /** In the default language. */
  path: string;
  frame: PageFrame | null;
  targets: BarTargets;
}

export const BarContext = createContext<BarState>({ path: "/", frame: null, targets: {} });
