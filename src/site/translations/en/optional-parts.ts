/** Texts of parts around the content that many sites don't use: several languages, versions and color modes, announcements. */
export const optionalTexts = {
  "navbar.languages": "Languages",
  "announcement.name": "Announcement",
  "announcement.close": "Close announcement",
  "version.unreleased": "This is the documentation for {version}, which hasn’t been released yet.",
  "version.unmaintained": "This is the documentation for {version}, which is no longer maintained.",
  "version.latestPage": "Read this page for {version}, the latest version.",
  "version.latest": "Read the documentation for {version}, the latest version.",
  "colorMode.light": "Switch to light mode",
  "colorMode.dark": "Switch to dark mode",
};
