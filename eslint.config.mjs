import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { bareText } from "./lint/bare-text.mjs";
import { BROWSER_FOLDERS, importZones, nodeZones } from "./lint/import-zones.mjs";

/** The file contains only the written values. Code must use the checked configuration, which includes environment variables. */
const RAW_CONFIGURATION = {
  regex: "(^|/)site\\.config$",
  message:
    "This file ignores environment variables such as SITE_URL. In browser code, use src/site/configuration.ts. " +
    "In build code and tools, use readSiteConfiguration().",
};

/** The files that create the checked configuration, and tests, which override values from the file. */
const RAW_CONFIGURATION_READERS = [
  "src/site/configuration.ts",
  "src/node/configuration/site-configuration.ts",
  "**/*.{test,test-support}.{ts,tsx}",
];

const BROWSER_CONFIGURATION = {
  regex: "site/configuration$",
  message:
    "This module is for browser scripts. In build code, pass the result of readSiteConfiguration() as a parameter.",
};

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".cache/",
      ".fixture-sites/",
      "content/",
      "tests/fixtures/",
      "test-results/",
      "src/types/gatsby-types.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "max-lines": ["error", { max: 300 }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones: importZones }],

      // Numbers read well in messages; what prints as [object Object] is still reported.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onClick={() => setOpen(true)}` is React's own idiom.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // React ignores what an event handler returns.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // A leading underscore marks a name that is needed only for its position. `{ title, ...rest }` removes the title.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: RAW_CONFIGURATION_READERS,
    rules: { "no-restricted-imports": ["error", { patterns: [RAW_CONFIGURATION] }] },
  },
  {
    files: ["src/node/**/*.ts", "src/gatsby/build/**/*.ts", "gatsby-config.ts", "gatsby-node.ts"],
    ignores: RAW_CONFIGURATION_READERS,
    rules: {
      "no-restricted-imports": ["error", { patterns: [RAW_CONFIGURATION, BROWSER_CONFIGURATION] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    files: ["src/**/*.tsx", "gatsby-*.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ["src/**/*.tsx", "gatsby-*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { site: { rules: { "bare-text": bareText } } },
    rules: {
      "site/bare-text": "error",
      // The text of a label stands in elements, as the rule above asks.
      "jsx-a11y/label-has-associated-control": ["error", { depth: 3 }],
    },
  },
  {
    files: ["src/templates/**/*.{ts,tsx}", "src/pages/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "Query results already have types. For content without a GraphQL type, use contentOf().",
        },
      ],
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    ignores: ["**/*.mocks.test.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock"].map((property) => ({
          object: "vi",
          property,
          message:
            "Unit tests share their modules. Tests that replace some are in files named x.mocks.test.ts.",
        })),
      ],
    },
  },
  {
    // Build code uses Gatsby's reporter, and readers' consoles stay empty.
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    rules: { "no-console": "error" },
  },
  {
    files: ["src/node/**/*.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex:
                "^(react|react-dom|react-instantsearch|gatsby-plugin-image|lucide-react|@(docsearch|mdx-js)/react)(/|$)",
              message:
                "src/node runs during the build and produces data. Put code that renders the data into src/components or src/shell.",
            },
          ],
        },
      ],
    },
  },
  {
    // Tests can also import later stages, to check what those make of a result.
    files: ["src/node/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        { basePath: import.meta.dirname, zones: [...importZones, ...nodeZones] },
      ],
    },
  },
  {
    // Gatsby compiles these files to CommonJS and loads each file when it needs it.
    files: ["src/gatsby/build/**/*.ts"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: [...BROWSER_FOLDERS, "gatsby/browser"].map((folder) => `src/${folder}/**/*.{ts,tsx}`),
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(node:|(fs|path|crypto|os|url|util|child_process)(/|$))",
              message:
                "This code also runs in browsers, which don't have Node modules. Put build code into src/node.",
            },
            {
              regex: "^lucide-react$",
              allowTypeImports: true,
              message:
                'Import one icon: import X from "lucide-react/icons/x". The index has thousands of icons, and each build would read them all.',
            },
          ],
        },
      ],
    },
  },
  {
    // Gatsby's PageProps and its generated query types are global namespaces by design.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/no-namespace": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "tests/**/*.ts"],
    rules: {
      // `expect.any(String)` and friends are typed any by vitest.
      "@typescript-eslint/no-unsafe-assignment": "off",
      // A test that finds nothing there fails, which is what it is for.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `expect(mock.method)` does not call the method.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  {
    // Types in JSDoc cannot say `as`, so JSON and caught errors stay any; tsc checks the rest (checkJs).
    files: ["scripts/**/*.mjs"],
    rules: {
      // tsc knows Node's globals, ESLint does not.
      "no-undef": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Configuration of tools without types: outside tsconfig.json.
    files: ["*.config.mjs", "lint/*.mjs", "static/*.js"],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // Runs as a service worker, whose globals ESLint doesn't know.
    files: ["static/*.js"],
    rules: { "no-undef": "off" },
  },
);
