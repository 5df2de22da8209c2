import { useSyncExternalStore, type ReactNode } from "react";
import { CrashBoundary } from "../components/CrashBoundary/CrashBoundary";
import { originOf } from "../components/history-state";
import { neverChanges } from "../components/never-changes";
import { languageOf } from "../components/translation/load-translation";
import { PageLanguageContext } from "../components/translation/page-language";
import type { PageFrame } from "../model/navigation/navigation";
import { localePath, splitLocale } from "../model/navigation/locale";
import type { NavbarTargets, PageContext } from "../model/navigation/page-context";
import { cleanPath, splitReference } from "../model/navigation/path";
import { SearchLauncher } from "../search/launcher/SearchLauncher";
import { siteConfig } from "../site/configuration";
import { isNotFound } from "./NotFound/is-not-found";
import { SiteShell } from "./SiteShell";
import { CrashedShell } from "./States/CrashedShell";

interface WrapPageElementArgs {
  element: ReactNode;
  props: {
    location: { pathname: string; state?: unknown };
    pageContext: PageContext & { frame?: PageFrame };
    pageResources?: { page: { path: string } };
  };
}

const tags = siteConfig.locales.map(({ tag }) => tag);
const noTargets = {};

/** Wraps each page in the shell. Gatsby calls it both on the server and in the browser. */
export function wrapPageElement({
  element,
  props: { location, pageContext, pageResources },
}: WrapPageElementArgs) {
  const { frame = null, navbar = noTargets, contentLocale } = pageContext;
  // The not-found page is built once and shown at every unknown address, so it needs the shell that it was built with. Its
  // path includes the query, if it was opened with one.
  const built = splitReference(pageResources?.page.path ?? location.pathname).path;
  const address = frame?.path ?? cleanPath(built);
  const { tag, path } = splitLocale(address, tags, siteConfig.language);
  const render = (language: string, targets: NavbarTargets) => (
    <PageLanguageContext value={{ tag: language, contentTag: contentLocale ?? language }}>
      <CrashBoundary subject={path} fallback={(crash) => <CrashedShell {...crash} />}>
        <SearchLauncher path={path}>
          <SiteShell
            path={path}
            frame={frame}
            targets={targets}
            movedFrom={originOf(location.state, "movedFrom")}
          >
            {element}
          </SiteShell>
        </SearchLauncher>
      </CrashBoundary>
    </PageLanguageContext>
  );
  return tags.length > 1 && isNotFound(path) ? (
    <InLanguageOfAddress pathname={location.pathname} navbar={navbar} render={render} />
  ) : (
    render(tag, navbar)
  );
}

interface InLanguageOfAddressProps {
  pathname: string;
  /** In the language that the page was built in. */
  navbar: NavbarTargets;
  render: (language: string, targets: NavbarTargets) => ReactNode;
}

/** A page that was built in one language, and switches to the reader's language when scripts run. */
function InLanguageOfAddress({ pathname, navbar, render }: InLanguageOfAddressProps) {
  const language = useSyncExternalStore(
    neverChanges,
    () => languageOf(pathname),
    () => siteConfig.language,
  );
  const targets = Object.entries(navbar).map(([item, versions]) => [
    item,
    versions.map((target) => ({ ...target, path: localePath(target.path, language, siteConfig.language) })),
  ]);
  return render(language, Object.fromEntries(targets) as NavbarTargets);
}
