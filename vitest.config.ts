import { defineConfig } from "vitest/config";

const SECOND = 1000;

/** Needs ports of its own, which a whole build needs too. */
const HOLDS_PORTS = "tests/browser/search/algolia.test.ts";

/** Presses, opens, chooses or types something that the other tests with this tag don't. */
const INTERACTION = "interaction";

/** Test files with such tests. */
const INTERACTIONS = [
  "assistant",
  "banners",
  "code-block",
  "color-mode",
  "consent",
  "diagram",
  "dropdown",
  "faq",
  "feedback",
  "image",
  "interceptor",
  "markdown-actions",
  "mobile-menu",
  "reference-data",
  "releases",
  "reveal",
  "search-kept",
  "search-modal",
  "search-page",
  "sidebar",
  "states",
  "support",
  "switcher",
  "tabs",
  "term",
  "upgrade-path",
  "versions",
];

const UNIT_TESTS = [
  "src/**/*.test.{ts,tsx}",
  "tools/**/*.test.ts",
  "scripts/**/*.test.ts",
  "lint/**/*.test.ts",
  "hosting/**/*.test.ts",
  "tests/harness/**/*.test.ts",
  "tests/algolia-server/**/*.test.ts",
  "tests/cases/**/*.test.ts",
  "bench/**/*.test.ts",
];

/** Unit tests that replace modules, which would disturb other tests. Fixture sites have copies of them. */
const MOCKS = ["{src,tools,scripts}/**/*.mocks.test.{ts,tsx}"];

/** Tests that need no built site. */
const ofUnits = {
  environment: "node",
  pool: "threads" as const,
  // By default, Vitest leaves one core idle.
  maxWorkers: 2,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Real class names, so that tests of components can tell them apart.
  css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" as const } },
};

/** Tests that need built sites. */
const ofSites = {
  environment: "node",
  restoreMocks: true,
  unstubEnvs: true,
  globalSetup: ["tests/harness/global-setup.ts"],
  // A busy machine may drop a frame that a test waits for; a fault fails each time.
  retry: 2,
  testTimeout: 60 * SECOND,
  // A hook may build a whole fixture site, after waiting for another one.
  hookTimeout: 600 * SECOND,
};

export default defineConfig({
  test: {
    tags: [{ name: INTERACTION, description: "Run once more on pages that a browser's translator works on" }],
    projects: [
      {
        test: {
          ...ofUnits,
          name: "unit",
          include: UNIT_TESTS,
          exclude: MOCKS,
          // Modules are imported once for all files, which halves the time.
          isolate: false,
        },
      },
      {
        test: { ...ofUnits, name: "mocks", include: MOCKS },
      },
      {
        test: {
          ...ofSites,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          exclude: [HOLDS_PORTS],
          // Two browsers keep two cores busy: they wait a lot.
          maxWorkers: 2,
          // All files that a worker runs share its browser.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...ofSites,
          // Once more, on pages that a browser's translator works on.
          name: "translated",
          include: [`tests/browser/**/{${INTERACTIONS.join(",")}}.test.ts`],
          env: { TRANSLATED_PAGES: "1" },
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...ofSites,
          name: "builds",
          include: ["tests/build/**/*.test.ts", HOLDS_PORTS],
          // They build sites that the tests above are served from, and a Gatsby build takes both cores.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
