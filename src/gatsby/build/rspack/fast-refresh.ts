import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";

type Options = NonNullable<ConstructorParameters<typeof ReactRefreshRspackPlugin>[0]>;

/** What Gatsby gets for `@pmmmwh/react-refresh-webpack-plugin`. */
export function fastRefreshStandIn(): unknown {
  class ReactRefreshPlugin extends ReactRefreshRspackPlugin {
    /** Gatsby excludes files by a regular expression whose `test` it has replaced. Rspack reads its source instead. */
    constructor({ overlay }: Pick<Options, "overlay">) {
      super({ exclude: /node_modules/, ...(overlay === undefined ? {} : { overlay }) });
    }
  }
  return { __esModule: true, default: ReactRefreshPlugin };
}
