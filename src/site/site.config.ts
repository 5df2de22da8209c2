import type { SiteConfig } from "./schema";

/** The values for this site. `schema.ts` describes each key; an invalid value stops the build. */
const siteConfig: SiteConfig = {
  productName: "the product",
  title: "Documentation",
  description: "Guides, reference and release notes for the Console, Gateway and the CLI.",
  siteUrl: "https://docs.example.com",
  language: "en",
  locales: [{ tag: "en", label: "English", direction: "ltr" }],
  copyright: "Copyright © 2025 the product",
  versions: { console: "1.33.0", gateway: "3.8.1", cli: "0.5.0" },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: "search", position: "left" },
      {
        type: "dropdown",
        label: "Guides",
        position: "left",
        items: [
          { label: "Home", to: "/" },
          {
            label: "All guides",
            to: "/guides/",
            activeBaseRegex: "^/guides/(?!tutorials/|conduktor-concepts/|releases/)",
          },
          { label: "Tutorials", to: "/guides/tutorials/" },
          { label: "Concepts", to: "/guides/conduktor-concepts/" },
          { label: "Releases", to: "/guides/releases/" },
        ],
      },
      { type: "default", label: "Reference", to: "/platform/reference/", position: "left" },
      { type: "default", label: "API reference", href: "https://developers.example.com" },
      { type: "default", label: "Release notes", to: "/changelog/" },
      { type: "default", label: "Version support", to: "/support/", wideOnly: true },
      {
        type: "dropdown",
        label: "Support",
        items: [
          { label: "Options", to: "/guides/support/" },
          { label: "Upgrade", to: "/guides/support/upgrade/" },
          { label: "Version policy", to: "/support/" },
          { label: "Version matrix", to: "/guides/support/version-matrix/" },
          { label: "FAQ", to: "/faq/" },
          { label: "Support portal", href: "https://support.example.com" },
        ],
      },
      { type: "default", label: "Blog", href: "https://example.com/blog", wideOnly: true },
      { type: "custom", component: "products", label: "Products" },
    ],
    landingLinks: {
      "/": [
        { label: "Platform", to: "/platform/" },
        { label: "Gateway", to: "/gateway/" },
      ],
      "/platform/": [
        { label: "Home", to: "/" },
        { label: "Gateway", to: "/gateway/" },
      ],
      "/gateway/": [
        { label: "Platform", to: "/platform/" },
        { label: "Gateway", to: "/gateway/" },
      ],
    },
    action: { label: "Get started", href: "https://example.com/get-started" },
  },
  products: {
    sections: { platform: "platform", guides: "platform", gateway: "gateway", desktop: "platform" },
    subProducts: [
      {
        name: "platform",
        to: "/platform/",
        icon: "platform",
        description: "Browse, govern and monitor Kafka in one Console.",
        comingSoon: false,
      },
      {
        name: "gateway",
        to: "/gateway/",
        icon: "gateway",
        description: "A proxy that adds rules and encryption to Kafka.",
        comingSoon: false,
      },
      {
        name: "desktop",
        to: "/desktop/",
        icon: "desktop",
        description: "The desktop app, retired at the end of 2025.",
        comingSoon: false,
      },
    ],
  },
  footer: {
    style: "columns",
    columns: [
      {
        title: "Guides",
        items: [
          { label: "Get started", to: "/guides/get-started/" },
          { label: "Platform", to: "/platform/" },
          { label: "Gateway", to: "/gateway/" },
        ],
      },
      {
        title: "Resources",
        items: [
          { label: "Release notes", to: "/changelog/" },
          { label: "Reference", to: "/platform/reference/" },
          { label: "API reference", href: "https://developers.example.com" },
          { label: "Learning", href: "https://example.com/learn" },
          { label: "Blog", href: "https://example.com/blog" },
        ],
      },
      {
        title: "Community",
        items: [
          { label: "FAQ", to: "/faq/" },
          { label: "Support portal", href: "https://support.example.com" },
          { label: "Code repository", href: "https://example.com/code" },
          { label: "Community chat", href: "https://example.com/chat" },
        ],
      },
    ],
    social: [
      { network: "Twitter", href: "https://example.com/twitter" },
      { network: "LinkedIn", href: "https://example.com/linkedin" },
      { network: "GitHub", href: "https://example.com/github" },
      { network: "YouTube", href: "https://example.com/youtube" },
      { network: "AngelList", href: "https://example.com/angellist" },
    ],
    logo: null,
  },
  announcement: null,
  sunset: {
    under: "/desktop/",
    content: "We're sunsetting the product's desktop app at the end of 2025.",
    link: { label: "Read more", to: "/desktop/" },
  },
  colorMode: { default: "light", disableSwitch: true, respectSystem: false },
  documentation: {
    sections: [
      { id: "platform", label: "Platform", directory: "platform", routeBase: "/platform/", area: "platform" },
      { id: "guides", label: "Guides", directory: "guides", routeBase: "/guides/", area: "platform" },
      { id: "gateway", label: "Gateway", directory: "gateway", routeBase: "/gateway/", area: "gateway" },
      { id: "desktop", label: "Desktop app", directory: "desktop", routeBase: "/desktop/", area: "platform" },
    ],
  },
  search: {
    provider: "embedded",
    indexName: "docs",
    contextualSearch: true,
    searchPagePath: "/search/",
    resultsPerGroup: 5,
    hitsPerPage: 20,
    suggestions: ["interceptor", "environment variables", "license"],
    missingResultsUrl: "https://support.example.com/?q={query}",
    externalUrlRegex: null,
  },
  thirdParties: {
    analytics: { measurementIds: [], anonymizeIp: true, respectDoNotTrack: true },
    tagManager: null,
    consent: { enabled: false, version: 1, categories: ["analytics"], thirdPartyScript: null },
    feedback: null,
    allowedOrigins: { script: [], connect: [], image: [], frame: [] },
  },
  assistant: {
    provider: "passages",
    supportUrl: "https://support.example.com",
    endpoint: null,
    widget: null,
  },
  brokenLinks: "warn",
  editUrl: null,
  homeCards: [
    {
      title: "Platform",
      to: "/platform/",
      text: "Browse topics, govern access, monitor clusters and hand teams self-service, in one Console.",
      action: "Open Platform docs",
      area: "platform",
      image: "platform",
    },
    {
      title: "Gateway",
      to: "/gateway/",
      text: "A proxy that speaks Kafka: encryption, policies, virtual clusters and failover with no change to clients.",
      action: "Open Gateway docs",
      area: "gateway",
      image: "gateway",
    },
    {
      title: "Reference",
      to: "/platform/reference/",
      text: "Every resource, command, variable and metric, with types, defaults and the version it came in.",
      action: "Open Reference",
      area: "cli",
      image: "reference",
    },
  ],
  startHere: [
    { label: "Install the Console with Docker", to: "/guides/get-started/installation/get-started/docker/" },
    { label: "Put Gateway in front of a cluster", to: "/gateway/get-started/docker/" },
    { label: "Understand interceptors", to: "/gateway/concepts/interceptors/" },
    { label: "Authenticate clients", to: "/gateway/configuration/client-authentication/" },
  ],
};

export default siteConfig;
