import { useLayoutEffect, type ReactNode } from "react";
import { CrashBoundary } from "../components/CrashBoundary/CrashBoundary";
import { useTranslations } from "../components/translation/page-language";
import { AssistantLauncher } from "../assistant/launcher/AssistantLauncher";
import { areaOf } from "../model/navigation/area";
import type { PageFrame } from "../model/navigation/navigation";
import type { NavbarTargets } from "../model/navigation/page-context";
import { AnnouncementBar } from "./Banners/AnnouncementBar";
import { SunsetBanner, useIsSunset } from "./Banners/SunsetBanner";
import { consentPart } from "./Consent/consent-part";
import { ConsentSlot } from "./Consent/ConsentSlot";
import { Footer } from "./Footer/Footer";
import { MovedSlot } from "./Moved/MovedSlot";
import { markDocument } from "./mark-document";
import { Navbar } from "./Navbar/Navbar";
import { Sidebar } from "./Sidebar/Sidebar";
import { CrashPage } from "./States/CrashPage";
import { RouteProgress } from "./States/RouteProgress";
import * as styles from "./SiteShell.module.css";

interface SiteShellProps {
  /** In the default language. */
  path: string;
  /** Null on pages outside of documentation sections. */
  frame: PageFrame | null;
  /** The addresses of navbar items that name pages and versions. */
  targets: NavbarTargets;
  /** The old address that led to this page, if any. */
  movedFrom: string | null;
  children: ReactNode;
}

/** The frame around every page. It stays mounted from page to page, so the sidebar keeps its state and scroll position. */
export function SiteShell({ path, frame, targets, movedFrom, children }: SiteShellProps) {
  const sunset = useIsSunset(path);
  const area = areaOf(frame);
  const { text, tag, direction } = useTranslations();

  // The HTML contains the area and language of the first page. They aren't set with `<html>` in a page's Head, because React
  // would then remove all other attributes, including the color mode.
  useLayoutEffect(
    () => markDocument(document.documentElement, { "data-area": area, lang: tag, dir: direction }),
    [area, tag, direction],
  );

  const page = (
    <CrashBoundary key={path} subject={path} fallback={(crash) => <CrashPage {...crash} />}>
      {children}
    </CrashBoundary>
  );
  return (
    <div className={sunset ? styles.sunset : undefined} data-sunset={sunset ? "" : undefined}>
      {process.env.GATSBY_CONSENT === "on" && consentPart ? <ConsentSlot part={consentPart} /> : null}
      <a className={styles.skip} href="#main">
        {text("shell.skip")}
      </a>
      <RouteProgress />
      {sunset ? <SunsetBanner /> : null}
      <AnnouncementBar path={path} />
      <Navbar path={path} frame={frame} targets={targets} />
      <div className={styles.page}>
        {frame && frame.sidebar.length > 0 ? (
          <div className={styles.frame}>
            <Sidebar frame={frame} key={`${frame.section?.id ?? ""} ${frame.version?.name ?? ""}`} />
            <main id="main" className={styles.main} tabIndex={-1}>
              <MovedSlot from={movedFrom} />
              {page}
            </main>
          </div>
        ) : (
          <main id="main" className={frame ? styles.plain : styles.wide} tabIndex={-1}>
            {page}
          </main>
        )}
      </div>
      <Footer path={path} />
      {process.env.GATSBY_ASSISTANT === "off" ? null : <AssistantLauncher />}
    </div>
  );
}
