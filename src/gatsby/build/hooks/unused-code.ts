import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { SiteConfig } from "../../../site/schema";
import { replaceModules } from "./replace-modules";

interface UnusedModule {
  /** The import as it is written. */
  request: RegExp;
  /** The folder of the files that import it. */
  context: RegExp;
}

/**
 * What Gatsby always bundles and this site never runs: the Script component, a plugin for it that does something while
 * developing only, the Slice component, what registers a service worker, and checks of properties, which React has given up.
 */
const ofGatsby: readonly UnusedModule[] = [
  {
    request:
      /^gatsby-script$|[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$|^\.\/(?:slice|register-service-worker)$/,
    context: /[\\/]\.cache$/,
  },
  { request: /^prop-types$/, context: /[\\/](?:\.cache|reach-router|gatsby-link)(?:[\\/]|$)/ },
];

const docSearch = /[\\/]@docsearch[\\/]react[\\/]/;

/**
 * Keeps code out of readers' scripts that they would never run: parts of Gatsby and DocSearch, and parts of the shell that
 * the site's configuration doesn't ask for. Nothing is left out while developing.
 * @param root absolute path of the repository
 */
export function leaveOutUnusedCode(args: CreateWebpackConfigArgs, root: string, site: SiteConfig): void {
  if (args.stage !== "build-javascript") return;
  const unused = unusedModules(site);
  const standIn = path.join(root, "src", "shell", "unused-parts.ts");
  replaceModules(args, ({ request = "", context = "" }) => isAmong(unused, request, context), standIn);
  const scrollHandler = path.join(root, "src", "gatsby", "browser", "scroll-handler.tsx");
  replaceModules(args, ({ request }) => request === "gatsby-react-router-scroll", scrollHandler);
}

/**
 * The modules that readers of a site never run.
 * @param site its configuration
 */
export function unusedModules(site: SiteConfig): readonly UnusedModule[] {
  const types = new Set(site.navbar.items.map(({ type }) => type));
  const namesPages = ["doc", "docSidebar", "docsVersion", "docsVersionDropdown"] as const;
  const hasVersions = site.documentation.sections.some(({ versions }) => versions !== undefined);
  const parts: [name: string, isUsed: boolean][] = [
    ["DocsItems", namesPages.some((type) => types.has(type))],
    ["LocaleMenu", types.has("localeDropdown")],
    ["ColorModeToggle", !site.colorMode.disableSwitch],
    ["AnnouncementBar", site.announcement !== null],
    ["VersionBanner", hasVersions],
  ];
  const ofShell = parts
    .filter(([, isUsed]) => !isUsed)
    .map(([name]) => ({
      request: new RegExp(String.raw`^\.{1,2}/(?:\w+/)*${name}$`),
      context: /[\\/]src[\\/]shell(?:[\\/]\w+)*$/,
    }));
  return [...ofGatsby, ...ofDocSearch(site), ...ofShell];
}

/** Menus of facets are two thirds of the modal's code; a client of Algolia is made for each provider. */
function ofDocSearch({ search }: SiteConfig): UnusedModule[] {
  const menus = { request: /^@base-ui\/react\/menu$/, context: docSearch };
  const client = { request: /^algoliasearch\/lite$/, context: docSearch };
  return search.provider === "algolia" ? [menus] : [menus, client];
}

/**
 * Whether a module is one of those.
 * @param request what is imported, as written
 * @param context folder of the file that imports it
 */
export function isAmong(modules: readonly UnusedModule[], request: string, context: string): boolean {
  return modules.some((module) => module.request.test(request) && module.context.test(context));
}
