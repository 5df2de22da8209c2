import { expect, it } from "vitest";
import { switcherLabel } from "./switcher";

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
