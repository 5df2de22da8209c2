import { Link } from "gatsby";
import ChevronRight from "lucide-react/icons/chevron-right";
import ExternalLink from "lucide-react/icons/external-link";
import { useId, useState } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { markedLanguage, useTranslations } from "../../components/translation/page-language";
import { plainAddress } from "../../components/site-path";
import type { PageFrame, SidebarItem } from "../../model/navigation/navigation";
import { isExternal } from "../../model/navigation/path";
import { useFullSidebar } from "./use-full-sidebar";
import * as styles from "./Sidebar.module.css";

/**
 * The tree of a section's pages. A page contains the open part. The rest is loaded when a reader opens a category or points
 * at the tree. Opening a category closes its siblings.
 */
export function SidebarTree({ frame }: { frame: PageFrame }) {
  const [all, load] = useFullSidebar(frame.sidebarUrl);
  const [opened, setOpened] = useState<{ path: string; key: string | null }>({ path: frame.path, key: null });
  // A choice applies to the page it was made on. On the next page, the branch with that page is open.
  const choice = opened.path === frame.path ? opened.key : null;
  const items = all ?? frame.sidebar;

  const toggle = async (key: string, isOpen: boolean) => {
    // A category whose pages can't be loaded stays closed. The next click tries again.
    if (!(await load()) && !isOpen) return;
    const parent = key.slice(0, key.lastIndexOf("/"));
    setOpened({ path: frame.path, key: isOpen ? `${parent}/` : key });
  };

  return (
    <div onPointerEnter={() => void load()}>
      <Branch
        items={items}
        trail={frame.sidebar}
        prefix=""
        depth={0}
        path={frame.path}
        choice={choice}
        onToggle={toggle}
      />
    </div>
  );
}

interface BranchProps {
  /** Connects the branch to the button that opens it; the root has none. */
  id?: string;
  items: readonly SidebarItem[];
  /** The same branch as contained in the page, which shows which categories lead to the page. */
  trail: readonly SidebarItem[];
  path: string;
  prefix: string;
  /** Key of the category that the reader opened. With a trailing slash, all categories in that branch are closed. */
  choice: string | null;
  onToggle: (key: string, isOpen: boolean) => Promise<void>;
  depth: number;
}

function Branch({ id, items, trail, prefix, depth, ...page }: BranchProps) {
  const { path, choice, onToggle } = page;
  const tree = useId();
  const chosenHere = choice?.startsWith(`${prefix}/`) ?? false;
  return (
    <ul id={id} className={depth === 0 ? styles.root : styles.branch}>
      {items.map((item, index) => {
        const key = `${prefix}/${index}`;
        const own = trail[index];
        const isCategory = item.items !== undefined || item.closed === true;
        if (!isCategory) return <Leaf key={key} item={item} path={path} depth={depth} />;
        const onTrail = own?.items !== undefined;
        const isOpen = chosenHere ? choice === key || (choice?.startsWith(`${key}/`) ?? false) : onTrail;
        return (
          <li key={key}>
            <CategoryLine
              item={item}
              path={path}
              isOpen={isOpen}
              branchId={`${tree}${key}`}
              depth={depth}
              onToggle={() => void onToggle(key, isOpen)}
            />
            {isOpen && item.items ? (
              <Branch
                {...page}
                id={`${tree}${key}`}
                items={item.items}
                trail={own?.items ?? []}
                prefix={key}
                depth={depth + 1}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Leaf({ item, path, depth }: { item: SidebarItem; path: string; depth: number }) {
  const { text } = useTranslations();
  const to = item.path ?? "/";
  const className = depth === 0 ? styles.group : styles.link;
  return (
    <li>
      {isExternal(to) ? (
        <a className={className} href={to} target="_blank" rel="noopener">
          <span {...markedLanguage(item.lang)}>{item.label}</span>{" "}
          <ExternalLink size={12} aria-label={text("shell.newTab")} />
        </a>
      ) : (
        <Link className={className} to={to} aria-current={to === path ? "page" : undefined}>
          <span {...markedLanguage(item.lang)}>{item.label}</span>
        </Link>
      )}
    </li>
  );
}

interface CategoryLineProps {
  item: SidebarItem;
  path: string;
  isOpen: boolean;
  /** ID of the branch that exists while the category is open. */
  branchId: string;
  depth: number;
  onToggle: () => void;
}

function CategoryLine({ item, path, isOpen, branchId, depth, onToggle }: CategoryLineProps) {
  const { text } = useTranslations();
  const className = depth === 0 ? styles.group : styles.link;
  const chevron = <ChevronRight className={styles.chevron} size={14} />;
  if (item.path === undefined) {
    return (
      <>
        <button
          type="button"
          className={className}
          aria-expanded={isOpen}
          aria-controls={isOpen ? branchId : undefined}
          onClick={onToggle}
          data-needs-script=""
        >
          <span {...markedLanguage(item.lang)}>{item.label}</span>
          {chevron}
        </button>
        {item.firstPath ? (
          <noscript>
            <a className={className} href={plainAddress(item.firstPath)}>
              <span {...markedLanguage(item.lang)}>{item.label}</span>
            </a>
          </noscript>
        ) : null}
      </>
    );
  }
  return (
    <div className={styles.line}>
      <Link className={className} to={item.path} aria-current={item.path === path ? "page" : undefined}>
        <span {...markedLanguage(item.lang)}>{item.label}</span>
      </Link>
      <IconButton
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? branchId : undefined}
        label={text("sidebar.showPages", { label: item.label })}
        onClick={onToggle}
        data-needs-script=""
      >
        {chevron}
      </IconButton>
    </div>
  );
}
