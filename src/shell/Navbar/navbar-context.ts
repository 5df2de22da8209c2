import { createContext } from "react";
import type { PageFrame } from "../../model/navigation/navigation";
import type { NavbarTargets } from "../../model/navigation/page-context";

/** What navbar items know about the page. */
export interface NavbarState {
  /** In the default language. */
  path: string;
  frame: PageFrame | null;
  targets: NavbarTargets;
}

export const NavbarContext = createContext<NavbarState>({ path: "/", frame: null, targets: {} });
