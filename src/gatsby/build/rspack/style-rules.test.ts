import { expect, test } from "vitest";
import { className, styleRule } from "./style-rules";

const cssLoader = { loader: "/m/css-loader/dist/cjs.js", options: { modules: { namedExport: true } } };
const postcssLoader = { loader: "/m/postcss-loader/dist/cjs.js", options: {} };

test("styles are processed without PostCSS, and class names depend only on file and class", () => {
  const rule = styleRule({ oneOf: [{ test: /\.module\.css$/, use: [cssLoader, postcssLoader] }] }, "/site");
  expect(rule).toEqual({
    oneOf: [
      {
        test: /\.module\.css$/,
        use: [
          {
            loader: cssLoader.loader,
            options: { modules: { namedExport: true, getLocalIdent: expect.any(Function) as unknown } },
          },
        ],
      },
    ],
  });
  expect(className("src/a/Tabs.module.css", "panel")).toMatch(/^Tabs-module--panel--[0-9a-f]{5}$/);
});

test("classes with the same name in two files are distinct", () => {
  expect(className("src/a/Tabs.module.css", "panel")).not.toBe(className("src/b/Tabs.module.css", "panel"));
});
