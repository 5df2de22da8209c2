import { splitReference } from "../../model/navigation/path";
import { onNavigation } from "./route-events";

type LoadPage = (path: string) => Promise<{ status?: string } | undefined>;

interface LoadingWindow extends Window {
  ___loader?: { loadPage: LoadPage };
}

/**
 * Takes care of pages whose scripts are gone, as after a newer site was published. On the way to one Gatsby has the browser
 * load it whole, and forgets query and hash; here it gets the whole address. Where a page that was loaded whole lacks its
 * scripts, which Gatsby leaves lifeless, the reader is told. It has to be called before Gatsby starts.
 * @param onFailure called when the first page can't come to life
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
    // As Gatsby does it: else Back would find an entry of the history that no script follows.
    history.replaceState({}, "", location.href);
    if (isDestination) location.assign(target);
    else location.reload();
    // The browser is leaving; Gatsby must not send it elsewhere meanwhile.
    return new Promise(() => undefined);
  };
}

function withoutHash(reference: string): string {
  const { path, query } = splitReference(reference);
  return path + query;
}
