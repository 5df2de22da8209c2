import { splitReference } from "../../model/navigation/path";
import { onNavigation } from "./route-events";

type LoadPage = (path: string) => Promise<{ status?: string } | undefined>;

interface LoadingWindow extends Window {
  ___loader?: { loadPage: LoadPage };
}

/**
 * Handles pages whose scripts no longer exist, for example after a new version of the site was published. On a navigation,
 * Gatsby reloads such a page without its query and hash; this code reloads it with the whole address. If the scripts of the
 * first page are missing, Gatsby does nothing, so this code informs the reader. Call it before Gatsby starts.
 * @param onFailure called if the first page can't be hydrated
 */
export function handleMissingScripts(window: LoadingWindow, onFailure: () => void): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  let isFirst = true;
  let destination: string | null = null;
  onNavigation(
    (to) => (destination = to),
    () => (destination = null),
  );

  loader.loadPage = async (path) => {
    const wasFirst = isFirst;
    isFirst = false;
    const resources = await loadPage(path);
    if (resources && resources.status !== "error") return resources;
    if (wasFirst) {
      onFailure();
      return resources;
    }
    const { location, history } = window;
    const isDestination = destination !== null && withoutHash(destination) === path;
    const target = isDestination && destination !== null ? destination : location.href;
    // As Gatsby does it. Otherwise, Back would find a history entry that no script handles.
    history.replaceState({}, "", location.href);
    if (isDestination) location.assign(target);
    else location.reload();
    // The browser is leaving the page, and Gatsby must not redirect it meanwhile.
    return new Promise(() => undefined);
  };
}

function withoutHash(reference: string): string {
  const { path, query } = splitReference(reference);
  return path + query;
}
