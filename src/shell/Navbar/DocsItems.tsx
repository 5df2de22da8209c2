import { Link } from "gatsby";
import { use } from "react";
import { SiteName } from "../../components/translation/SiteName";
import { splitLocale } from "../../model/navigation/locale";
import type { FrameVersion } from "../../model/navigation/navigation";
import type { VersionTarget } from "../../model/navigation/page-context";
import { chooseVersion } from "./choose-version";
import type { NavbarItem } from "../../site/navbar-schema";
import { siteConfig } from "../../site/configuration";
import { useStored } from "../../components/use-stored";
import { preferredVersionKey } from "../../model/site/storage-keys";
import { NavbarContext } from "./navbar-context";
import { ConfiguredLink, ConfiguredLinks } from "./ConfiguredLink";
import { LinkMenu, type ItemSlot } from "./LinkMenu";

type Item<Type extends NavbarItem["type"]> = Extract<NavbarItem, { type: Type }>;

interface DocsItemProps<Type extends NavbarItem["type"]> {
  item: Item<Type>;
  /** Its index in the configuration, which identifies its targets. */
  index: number;
}

const tags = siteConfig.locales.map(({ tag }) => tag);
const [firstSection] = siteConfig.documentation.sections;

/** A page or the first page of a sidebar, in the version that the reader is reading. */
export function DocItem({ item, index }: DocsItemProps<"doc" | "docSidebar">) {
  const { path } = use(NavbarContext);
  const section = item.type === "docSidebar" ? item.sidebarId : sectionOf(item);
  const { target } = useTarget(index, section);
  if (!target) throw new Error(missingMessage(item));
  const routeBase = siteConfig.documentation.sections.find(({ id }) => id === section)?.routeBase;
  // A sidebar's item is current on all pages of the sidebar.
  const activeBasePath = item.type === "docSidebar" ? routeBase : undefined;
  const link = { label: item.label ?? target.label, to: plain(target.path), activeBasePath };
  // A page's own label comes in the page's language.
  return (
    <ConfiguredLink link={link} path={path}>
      {item.label === undefined ? target.label : undefined}
    </ConfiguredLink>
  );
}

/** A link to the version that the reader is reading. */
export function VersionItem({ item, index }: DocsItemProps<"docsVersion">) {
  const { path } = use(NavbarContext);
  const { target } = useTarget(index, sectionOf(item));
  if (!target) return null;
  const link = { label: item.label ?? target.label, to: item.to ?? plain(target.path) };
  return <ConfiguredLink link={link} path={path} />;
}

/**
 * All versions of a section. Each link leads to the current page if that version has it, and stores the version as the
 * reader's choice.
 */
export function VersionMenu({
  item,
  index,
  slot,
}: DocsItemProps<"docsVersionDropdown"> & { slot: ItemSlot }) {
  const { path } = use(NavbarContext);
  const section = sectionOf(item);
  const { target, targets, version } = useTarget(index, section);
  const [, remember] = useStored(preferredVersionKey(section));
  if (!target) return null;
  return (
    <LinkMenu slot={slot} label={<SiteName of={item.label ?? target.label} />} isCurrent={false}>
      {targets.map((each) => (
        <li key={each.version}>
          <Link
            to={version?.links.find((link) => link.name === each.version)?.path ?? each.path}
            aria-current={version?.name === each.version ? "true" : undefined}
            onClick={() => remember(each.version)}
          >
            <SiteName of={each.label} />
          </Link>
        </li>
      ))}
      <ConfiguredLinks links={item.items ?? []} path={path} />
    </LinkMenu>
  );
}

interface Target {
  /** Undefined if the item doesn't lead anywhere. */
  target: VersionTarget | undefined;
  targets: readonly VersionTarget[];
  /** The version of the current page, if the page belongs to the section. */
  version: FrameVersion | undefined;
}

function useTarget(index: number, section: string): Target {
  const { frame, targets } = use(NavbarContext);
  const [preferred] = useStored(preferredVersionKey(section));
  const version = frame?.section?.id === section ? frame.version : undefined;
  const own = targets[index] ?? [];
  return { target: chooseVersion(own, version?.name ?? null, preferred), targets: own, version };
}

function sectionOf(item: { docsPluginId?: string | undefined }): string {
  return item.docsPluginId ?? firstSection?.id ?? "";
}

/** Targets are final addresses, but links in the navbar are paths in the default language. */
function plain(path: string): string {
  return splitLocale(path, tags, siteConfig.language).path;
}

function missingMessage(item: Item<"doc" | "docSidebar">): string {
  return item.type === "doc"
    ? `there is no page with the id \`${item.docId}\``
    : `the sidebar \`${item.sidebarId}\` has nothing to link to`;
}
