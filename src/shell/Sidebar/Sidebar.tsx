import { useTranslations } from "../../components/translation/page-language";
import type { PageFrame } from "../../model/navigation/navigation";
import { SidebarTree } from "./SidebarTree";
import { useSidebarScroll } from "./use-sidebar-scroll";
import * as styles from "./Sidebar.module.css";

/** The section's pages, next to the content on wide screens. */
export function Sidebar({ frame }: { frame: PageFrame }) {
  const { text } = useTranslations();
  const section = `${frame.section?.id ?? ""} ${frame.version?.name ?? ""}`.trim();
  const sidebar = useSidebarScroll(section, frame.path);
  return (
    <nav
      className={styles.sidebar}
      aria-label={frame.section?.label ?? text("sidebar.section")}
      ref={sidebar}
    >
      <SidebarTree frame={frame} />
    </nav>
  );
}
