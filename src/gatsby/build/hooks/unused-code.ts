import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { SiteConfig } from "../../../site/schema";
import { replaceModules } from "./replace-modules";

interface UnusedModule {
  /** The import as written. */
  request: RegExp;
  /** The folder of the importing files. */
  context: RegExp;
}

/**
 * Code that Gatsby always bundles and this site never runs: the Script component, a plugin that supports it only during
 * development, the Slice component, the registration of service workers, and prop type checks, which React no longer supports.
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
 * Keeps code that would never run out of readers' scripts: parts of Gatsby and DocSearch, and parts of the shell that the
 * site's configuration doesn't enable. Static queries are among them: the site has none. During development, nothing is left out.
 */
export function leaveOutUnusedCode(args: CreateWebpackConfigArgs, root: string, site: SiteConfig): void {
  if (args.stage !== "build-javascript") return;
  const unused = unusedModules(site);
  const standIn = path.join(root, "src", "shell", "unused-parts.ts");
  replaceModules(args, ({ request = "", context = "" }) => isAmong(unused, request, context), standIn);
  const ours = path.join(root, "src", "gatsby", "browser");
  replaceModules(
    args,
    ({ request }) => request === "gatsby-react-router-scroll",
    path.join(ours, "scroll-handler.tsx"),
  );
  const staticQuery = { request: /^\.\/static-query$/, context: /[\\/]\.cache$/ };
  replaceModules(
    args,
    ({ request = "", context = "" }) => isAmong([staticQuery], request, context),
    path.join(ours, "static-query.ts"),
  );
}

/** Lists the modules that readers of a site never run. @param site the site's configuration */
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

/** Facet menus make up two thirds of the modal's code. The modal imports an Algolia client even for other providers. */
function ofDocSearch({ search }: SiteConfig): UnusedModule[] {
  const menus = { request: /^@base-ui\/react\/menu$/, context: docSearch };
  const client = { request: /^algoliasearch\/lite$/, context: docSearch };
  return search.provider === "algolia" ? [menus] : [menus, client];
}

/**
 * Whether an import refers to one of these modules.
 * @param request the import as written
 * @param context folder of the importing file
 */
export function isAmong(modules: readonly UnusedModule[], request: string, context: string): boolean {
  return modules.some((module) => module.request.test(request) && module.context.test(context));
}
