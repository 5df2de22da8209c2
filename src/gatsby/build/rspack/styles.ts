import { CssExtractRspackPlugin, LightningCssMinimizerRspackPlugin } from "@rspack/core";
import { browsersOf } from "./browsers";

/** What Gatsby gets for `mini-css-extract-plugin`. */
export function cssExtractStandIn(): unknown {
  /** Its name is how Gatsby's plugins and `configureWebpack` find it. */
  class MiniCssExtractPlugin extends CssExtractRspackPlugin {}
  return { __esModule: true, default: MiniCssExtractPlugin };
}

/** What Gatsby gets for `css-minimizer-webpack-plugin`. */
export function cssMinimizerStandIn(): unknown {
  class CssMinimizer extends LightningCssMinimizerRspackPlugin {
    constructor() {
      super({ minimizerOptions: { targets: browsersOf(process.cwd()) } });
    }
  }
  return { __esModule: true, default: CssMinimizer };
}
