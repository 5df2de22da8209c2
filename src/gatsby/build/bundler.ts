export type Bundler = "rspack" | "webpack";

/**
 * Returns the bundler that a Gatsby command uses. `build` and `develop` use Rspack unless `SITE_BUNDLER` is `webpack`. No other
 * command bundles anything.
 * @param command Gatsby's command, such as `build`
 * @throws Error when the variable has another value
 */
export function bundlerOf(command: string | undefined, environment: NodeJS.ProcessEnv): Bundler {
  return (command === "build" || command === "develop") && !isGatsbyAsItIs(environment)
    ? "rspack"
    : "webpack";
}

/**
 * Whether `SITE_BUNDLER` selects unmodified Gatsby with webpack, Babel and Parcel.
 * @throws Error when the variable is neither `rspack` nor `webpack`
 */
export function isGatsbyAsItIs({ SITE_BUNDLER: wanted = "rspack" }: NodeJS.ProcessEnv): boolean {
  if (wanted !== "rspack" && wanted !== "webpack") {
    throw new Error(`SITE_BUNDLER can't be "${wanted}". Use "rspack" (the default) or "webpack".`);
  }
  return wanted === "webpack";
}

/** The Gatsby command that is running. Gatsby's command line sets a variable, which its workers inherit. */
export function runningCommand(): string | undefined {
  return process.env.gatsby_executing_command ?? process.argv[2];
}
