import { useCallback, useState } from "react";
import { fetchJson } from "../../components/fetch-json";
import type { SidebarItem } from "../../model/navigation/navigation";

const loaded = new Map<string, Promise<SidebarItem[]>>();

/**
 * The section's whole sidebar, fetched once when it's first needed.
 * @param url its address; null if there is none
 * @returns the items once they are loaded, and a function that loads them and resolves to whether that worked
 */
export function useFullSidebar(url: string | null): [SidebarItem[] | null, () => Promise<boolean>] {
  const [state, setState] = useState<{ url: string; items: SidebarItem[] } | null>(null);
  const load = useCallback(async () => {
    if (url === null) return false;
    try {
      const pending = loaded.get(url) ?? (fetchJson(url) as Promise<SidebarItem[]>);
      loaded.set(url, pending);
      setState({ url, items: await pending });
      return true;
    } catch {
      loaded.delete(url);
      return false;
    }
  }, [url]);
  return [state?.url === url ? state.items : null, load];
}
