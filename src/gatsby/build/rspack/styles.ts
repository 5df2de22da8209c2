import { CssExtractRspackPlugin, LightningCssMinimizerRspackPlugin } from "@rspack/core";
import { browsersOf } from "./browsers";

/** Replaces `mini-css-extract-plugin`. */
export function cssExtractReplacement(): unknown {
  /** Gatsby's plugins and `configureWebpack` find the plugin by this name. */
  class MiniCssExtractPlugin extends CssExtractRspackPlugin {}
  return { __esModule: true, default: MiniCssExtractPlugin };
}

/** Replaces `css-minimizer-webpack-plugin`. */
export function cssMinimizerReplacement(): unknown {
  class CssMinimizer extends LightningCssMinimizerRspackPlugin {
    constructor() {
      super({ minimizerOptions: { targets: browsersOf(process.cwd()) } });
    }
  }
  return { __esModule: true, default: CssMinimizer };
}

/** Replaces `autoprefixer`, which takes long to load: Lightning CSS adds the prefixes. */
export function autoprefixerReplacement(): unknown {
  return { __esModule: true, default: () => ({ postcssPlugin: "autoprefixer" }) };
}
