import { z } from "zod";
import { commandLineSchema } from "../../src/model/reference/command-line";
import { environmentVariablesSchema } from "../../src/model/reference/environment-variables";
import { pageFrontmatter, releaseFrontmatter } from "../../src/node/content/page/frontmatter";
import { httpApiSchema } from "../../src/model/reference/http-api";
import { interceptorSchema } from "../../src/model/reference/interceptor";
import { kafkaPropertiesSchema } from "../../src/model/reference/kafka-properties";
import { metricsSchema } from "../../src/model/reference/metrics";
import { resourceKindSchema } from "../../src/model/reference/resource-kind";
import { synonymsSchema } from "../../src/model/search/synonyms";
import { chartsSchema } from "../../src/node/data-files/chart-file";
import { sidebarSchema } from "../../src/node/navigation/sidebar-config";
import { folderSchema } from "../../src/node/nodes/create-sidebar";
import { glossarySchema } from "../../src/node/nodes/environment";
import { ruleSchema, windowSchema } from "../../src/node/nodes/support-schema";
import { englishPatternsSchema } from "../content-lint/facts/english-patterns";
import { proseRulesSchema } from "../content-lint/facts/prose-rules";
import { statedFactsSchema } from "../content-lint/facts/stated-facts";

/** The schemas that editors use to complete and check content files. */
interface EditorSchema {
  title: string;
  schema: z.ZodType;
  /** The files, as globs from the root of the repository. Frontmatter has none, because it isn't a separate file. */
  files: readonly string[];
}

/** All content schemas, by file name. */
export const editorSchemas: Readonly<Record<string, EditorSchema>> = {
  page: { title: "Page frontmatter", schema: pageFrontmatter, files: [] },
  release: { title: "Release frontmatter", schema: releaseFrontmatter, files: [] },
  sidebar: { title: "Section sidebar", schema: sidebarSchema, files: ["content/**/sidebar.yaml"] },
  category: { title: "Sidebar folder", schema: folderSchema, files: ["content/**/_category.yaml"] },
  redirects: {
    title: "Redirects from old addresses to new ones",
    schema: z.record(z.string().regex(/^\//), z.string().regex(/^(\/|https?:\/\/)/)),
    files: ["content/redirects.yaml"],
  },
  glossary: { title: "Terms and definitions", schema: glossarySchema, files: ["content/glossary.yaml"] },
  synonyms: { title: "Synonyms for search", schema: synonymsSchema, files: ["content/synonyms.yaml"] },
  "support-windows": {
    title: "Support windows",
    schema: z.array(windowSchema),
    files: ["content/support/versions.yaml"],
  },
  compatibility: {
    title: "Compatibility",
    schema: z.array(ruleSchema),
    files: ["content/support/compatibility.yaml"],
  },
  charts: { title: "Helm charts", schema: chartsSchema, files: ["content/support/charts.yaml"] },
  interceptor: { title: "Interceptor", schema: interceptorSchema, files: ["content/interceptors/*.yaml"] },
  resource: { title: "Resource kind", schema: resourceKindSchema, files: ["content/resources/*.yaml"] },
  variables: {
    title: "Environment variables",
    schema: environmentVariablesSchema,
    files: ["content/reference/*-variables.yaml"],
  },
  metrics: { title: "Metrics", schema: metricsSchema, files: ["content/reference/gateway-metrics.yaml"] },
  "http-api": { title: "HTTP API", schema: httpApiSchema, files: ["content/reference/gateway-api.yaml"] },
  "command-line": { title: "CLI", schema: commandLineSchema, files: ["content/reference/cli.yaml"] },
  "kafka-properties": {
    title: "Kafka client properties",
    schema: kafkaPropertiesSchema,
    files: ["content/reference/kafka-properties.yaml"],
  },
  facts: {
    title: "Facts that content is checked against",
    schema: statedFactsSchema,
    files: ["content/reference/facts.yaml"],
  },
  prose: { title: "Rules for sentences", schema: proseRulesSchema, files: ["content/prose.yaml"] },
  english: { title: "Wording of sentences", schema: englishPatternsSchema, files: ["content/english.yaml"] },
};

/** Where editors find the schemas, from the root of the repository. */
export const schemaFolder = ".vscode/schemas";

/** @returns the text of each schema file, by name */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(editorSchemas).map(([name, { title, schema }]) => {
      const json = z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        unrepresentable: "any",
        // Zod's name for a pattern that is also included. Editors warn about formats they don't know.
        override: ({ jsonSchema }) => {
          if (jsonSchema.format === "starts_with") delete jsonSchema.format;
        },
      });
      return [`${name}.json`, `${JSON.stringify({ title, ...json }, null, 2)}\n`];
    }),
  );
}

/** @returns the globs for each schema, by its path from the root, in the form of `yaml.schemas` in VS Code's settings */
export function schemaSettings(): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(editorSchemas)
      .filter(([, { files }]) => files.length > 0)
      .map(([name, { files }]) => [`./${schemaFolder}/${name}.json`, files]),
  );
}
