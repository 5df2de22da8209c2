import { expect, test } from "vitest";
import { gatsbyEnvironment } from "./gatsby.mjs";

test("telemetry is always off", () => {
  expect(gatsbyEnvironment({ GATSBY_TELEMETRY_DISABLED: "0", HOME: "/home" }, true)).toEqual({
    GATSBY_TELEMETRY_DISABLED: "1",
    HOME: "/home",
  });
});

test("output that is no terminal gets plain lines", () => {
  expect(gatsbyEnvironment({}, false).CI).toBe("true");
  expect(gatsbyEnvironment({ CI: "1" }, false).CI).toBe("1");
});
