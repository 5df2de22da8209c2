/**
 * YAML of a resource as the CLI needs it in a file. Gateway resolves `${NAME}` in a configuration from its own environment, but
 * the CLI would replace it first; since 0.4.0, the CLI sends `$${NAME}` on as `${NAME}`.
 */
export function withKeptReferences(yaml: string): string {
  return yaml.replace(/(?<!\$)\$\{/g, () => "$${");
}
