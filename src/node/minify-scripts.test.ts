import { minify } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";
import { expect, test } from "vitest";
import type { CreateWebpackConfigArgs } from "gatsby";
import { minifyScripts } from "./minify-scripts";

function minimizersAfter(stage: string, minimizer: object[]): object[] {
  const getConfig = () => ({ optimization: { minimizer } });
  const actions = { replaceWebpackConfig: () => undefined };
  minifyScripts({ stage, getConfig, actions } as unknown as CreateWebpackConfigArgs);
  return minimizer;
}

test("scripts for readers are made small by SWC, styles as before", () => {
  const gatsbys = new TerserPlugin();
  const css = { name: "for styles" };
  const [scripts, styles] = minimizersAfter("build-javascript", [gatsbys, css]);
  expect(scripts).not.toBe(gatsbys);
  expect(scripts).toMatchObject({
    options: { minimizer: { implementation: TerserPlugin.swcMinify } },
  });
  expect(styles).toBe(css);
});

test("who asks for scripts as they are gets them", () => {
  const css = { name: "for styles" };
  expect(minimizersAfter("build-javascript", [css])).toEqual([css]);
});

test("other stages stay as they are", () => {
  const gatsbys = new TerserPlugin();
  expect(minimizersAfter("build-html", [gatsbys])).toEqual([gatsbys]);
});

test("SWC is there on this machine", async () => {
  const { code } = await minify("const first = (longName) => longName + 1; console.log(first(2));", {
    compress: true,
    mangle: true,
    module: true,
  });
  expect(code).toBe("console.log(3);");
});
