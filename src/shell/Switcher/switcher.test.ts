import { expect, it } from "vitest";
import { hasSwitcher, switcherLabel } from "./switcher";

it.each([
  ["/", false],
  ["/changelog/", false],
  ["/changelog/Gateway-3.8.1/", false],
  ["/faq/", true],
  ["/support/", true],
  ["/404/", true],
  ["/gateway/changelog/", true],
])("%s has the switcher: %s", (path, expected) => {
  expect(hasSwitcher(path)).toBe(expected);
});

const subProducts = [
  { name: "gateway", to: "/gateway/" },
  { name: "data-exchange", to: "/platform/exchange/" },
];
const sections = ["desktop", "gateway", "platform"];

it.each([
  ["/gateway/concepts/interceptors/", "gateway"],
  ["/platform/", "platform"],
  ["/platform/exchange/start/", "data exchange"],
  ["/platform/exchanges/", "platform"],
  ["/desktop/features/ksqldb/", "desktop"],
  ["/faq/", null],
  ["/", null],
])("%s is called %s", (path, label) => {
  expect(switcherLabel(path, subProducts, sections)).toBe(label);
});
