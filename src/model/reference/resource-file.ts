/**
 * Formats a resource as YAML for a file that the CLI reads. Gateway resolves `${NAME}` in a configuration from its own
 * environment, but the CLI would replace it first. Since version 0.4.0, the CLI sends `$${NAME}` as `${NAME}`.
 */
export function withKeptReferences(yaml: string): string {
  return yaml.replace(/(?<!\$)\$\{/g, () => "$${");
}
