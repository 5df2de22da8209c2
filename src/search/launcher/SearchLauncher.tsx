import { useCallback, useMemo, useState, type ReactNode } from "react";
import { lazyPart } from "../../components/Lazy/lazy-part";
import { withTexts } from "../../components/translation/load-translation";
import { limitQuery } from "../limit-query";
import { SearchContext, searchOpenEvent } from "./search-context";
import { SearchDialog } from "./SearchDialog";
import { useSearchKeys } from "./use-search-keys";

const provider = lazyPart(() => import(/* webpackChunkName: "search-provider" */ "../site-search"));
const modal = lazyPart(() =>
  withTexts("search", () => import(/* webpackChunkName: "search-modal" */ "../modal/SearchModal")),
);

interface SearchLauncherProps {
  path: string;
  children: ReactNode;
}

/** Lets everything inside open search, with buttons and keys. A navigation closes it. */
export function SearchLauncher({ path, children }: SearchLauncherProps) {
  const [opened, setOpened] = useState<{ query: string; path: string } | null>(null);
  const isOpen = opened?.path === path;

  const prepare = useCallback(() => {
    // The dialog shows a message if they can't be loaded.
    modal.load().catch(() => undefined);
    provider.load().then(
      ({ siteSearch }) => siteSearch.prepare(),
      () => undefined,
    );
  }, []);
  const open = useCallback(
    (query?: string) => {
      prepare();
      setOpened({ query: query ?? selectedText(), path });
      window.dispatchEvent(new Event(searchOpenEvent));
    },
    [prepare, path],
  );
  const close = useCallback(() => {
    setOpened(null);
  }, []);
  useSearchKeys(isOpen, open, close);
  const opener = useMemo(() => ({ open, close, prepare, isOpen }), [open, close, prepare, isOpen]);

  return (
    <SearchContext value={opener}>
      {children}
      {isOpen ? <SearchDialog modal={modal} query={opened.query} onClose={close} /> : null}
    </SearchContext>
  );
}

/** As in DocSearch, the selected text becomes the query. */
function selectedText(): string {
  return limitQuery((window.getSelection()?.toString() ?? "").replaceAll(/\s+/g, " ").trim());
}
