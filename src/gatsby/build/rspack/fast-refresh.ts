import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";

type Options = NonNullable<ConstructorParameters<typeof ReactRefreshRspackPlugin>[0]>;

/** Replaces `@pmmmwh/react-refresh-webpack-plugin`. */
export function fastRefreshReplacement(): unknown {
  class ReactRefreshPlugin extends ReactRefreshRspackPlugin {
    /** Gatsby excludes files with a regular expression whose `test` method it overrides. Rspack reads only its source. */
    constructor({ overlay }: Pick<Options, "overlay">) {
      super({ exclude: /node_modules/, ...(overlay === undefined ? {} : { overlay }) });
    }
  }
  return { __esModule: true, default: ReactRefreshPlugin };
}
