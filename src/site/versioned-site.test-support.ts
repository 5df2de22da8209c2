import siteConfig from "./site.config";

/** A site with two languages, whose only section has two versions. */
export const versionedSite = {
  ...siteConfig,
  locales: [
    { tag: "en", label: "English", direction: "ltr" as const },
    { tag: "ar", label: "العربية", direction: "rtl" as const },
  ],
  documentation: {
    sections: [
      {
        id: "manual",
        label: "Manual",
        directory: "manual",
        routeBase: "/manual/",
        area: "platform" as const,
        versions: [
          { name: "2.0", label: "2.0", isLast: true, banner: null },
          { name: "1.0", label: "1.0", isLast: false, banner: "unmaintained" as const },
        ],
      },
    ],
  },
};
