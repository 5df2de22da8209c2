/** Kept apart from the code about releases, because every page uses these addresses. */
export const changelogPath = "/changelog/";
export const upgradePathPath = "/changelog/upgrade-path/";
