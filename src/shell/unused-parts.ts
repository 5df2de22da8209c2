// Replaces parts that a site doesn't use, see src/gatsby/build/hooks/unused-code.ts. They render nothing, as the real ones would.

/** Of Gatsby, whose entry hands it on under this name. */
export const Slice = nothing;

/** Of Base UI: DocSearch's menus of facets, which the modal doesn't have. */
export const Menu = {};

/** Of Algolia: DocSearch makes a client even where the modal asks another provider, and never sends anything with it. */
export function liteClient() {
  return { addAlgoliaAgent: nothing, transporter: { algoliaAgent: { value: "" } } };
}

export const DocItem = nothing;
export const VersionItem = nothing;
export const VersionMenu = nothing;
export const LocaleMenu = nothing;
export const ColorModeToggle = nothing;
export const AnnouncementBar = nothing;
export const VersionBanner = nothing;

/** Of the package `prop-types`: whatever is asked of it is itself. React no longer checks properties. */
const checks: object = new Proxy(nothing, { get: () => checks, apply: () => checks });
export default checks;

function nothing(): null {
  return null;
}
