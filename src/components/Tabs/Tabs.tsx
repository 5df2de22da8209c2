import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { tabsKey } from "../../model/site/storage-keys";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { useStored } from "../use-stored";
import { TabsContext, useTabPanel } from "./tabs-context";
import * as styles from "./Tabs.module.css";

interface TabsProps {
  group: string | null;
  label: string | null;
  tabs: { label: string; value: string }[];
  children?: ReactNode;
}

/**
 * Alternatives, shown one at a time. Groups with the same name switch together, and the choice is remembered. The keys
 * follow the tabs pattern in the ARIA Authoring Practices. This is our own code because a library's tabs cost 9 KB on every
 * page.
 */
export function Tabs({ group, label, tabs, children }: TabsProps) {
  const { text } = useTranslations(contentTexts);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const keepFound = useRef<(() => void) | null>(null);
  const [remembered, remember] = useStored(group === null ? null : tabsKey(group));
  const [own, setOwn] = useState<string | null>(null);
  const known = (value: string | null) => (tabs.some((tab) => tab.value === value) ? value : null);
  const firstValue = tabs[0]?.value ?? "";
  const active = known(group === null ? own : (remembered ?? own)) ?? firstValue;

  const choose = (value: string) => {
    keepFound.current = null;
    setOwn(value);
    remember(value);
    // The height of groups above might change. The group in use stays at the reader's pointer.
    if (root.current) requestAnimationFrame(keepInPlace(root.current));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex(({ value }) => value === active),
          tabs.length,
          getComputedStyle(event.currentTarget).direction === "rtl",
        )
      ];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };

  // Once the found panel stands alone: the first one was above it until then, and not every browser keeps what the reader
  // sees in its place. Comes before the effect below, so that it waits for the change which that effect makes.
  useEffect(() => {
    if (!keepFound.current) return;
    requestAnimationFrame(keepFound.current);
    keepFound.current = null;
  }, [active]);

  useEffect(() => {
    const element = root.current;
    const show = ({ dataset }: HTMLElement) => {
      if (dataset.tab === undefined) return;
      setOwn(dataset.tab);
      remember(dataset.tab);
    };
    const panels = [...(element?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const showFound = ({ target }: Event) => {
      const found = panels.find((panel) => panel === target);
      if (found) show(found);
    };
    // The browser has already shown what it found before React hydrated the page.
    const found = panels.find(
      ({ dataset, hidden }) => dataset.tab !== undefined && dataset.tab !== firstValue && !hidden,
    );
    if (found) {
      keepFound.current = keepInPlace(found);
      show(found);
    }
    element?.addEventListener("beforematch", showFound);
    return () => element?.removeEventListener("beforematch", showFound);
  }, [remember, firstValue]);

  return (
    <TabsContext value={{ id, active }}>
      <div ref={root} className={styles.tabs}>
        <div
          role="tablist"
          aria-label={label ?? text("tabs.choose")}
          className={styles.list}
          tabIndex={-1}
          data-needs-script=""
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ label: name, value }) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-tab-${value}`}
              className={styles.tab}
              aria-selected={value === active}
              aria-controls={`${id}-panel-${value}`}
              tabIndex={value === active ? 0 : -1}
              onClick={() => choose(value)}
            >
              {name}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

declare module "react" {
  // React's way to merge into its own types.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      "tab-panel": Omit<HTMLAttributes<HTMLElement>, "hidden"> & {
        hidden: false | "until-found";
        "data-tab": string;
        "data-tab-label": string;
      };
    }
  }
}

/**
 * The content of one tab. Hidden panels stay in the page, so that readers can link to them, print them and find them with
 * the browser's own search. React writes `until-found` only on custom elements, not on HTML's own.
 */
export function TabPanel({ value, label, children }: { value: string; label: string; children?: ReactNode }) {
  const panel = useTabPanel(value);
  return (
    <tab-panel
      role="tabpanel"
      id={panel.id}
      aria-labelledby={panel.tabId}
      hidden={panel.isActive ? false : "until-found"}
      className={styles.panel}
      data-tab={value}
      data-tab-label={label}
    >
      {children}
    </tab-panel>
  );
}

/** Takes note of where an element is on the screen. @returns scrolls it back to there, once something has moved it */
function keepInPlace(element: Element): () => void {
  const before = element.getBoundingClientRect().top;
  return () => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
}

function indexAfter(key: string, current: number, count: number, isRightToLeft: boolean): number {
  switch (key) {
    case isRightToLeft ? "ArrowLeft" : "ArrowRight":
      return (current + 1) % count;
    case isRightToLeft ? "ArrowRight" : "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
