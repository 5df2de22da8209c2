/** Apart from what is known of releases, since every page asks for these addresses. */
export const changelogPath = "/changelog/";
export const upgradePathPath = "/changelog/upgrade-path/";
