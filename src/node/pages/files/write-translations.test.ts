import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withFiles } from "../../content/page/compile-fixture.test-support";
import { writeTranslations } from "./write-translations";

it("writes one file per lazy-loaded part, with all plural forms, and the other texts to the language's own file", () => {
  const texts = {
    "shell.skip": "تخطَّ",
    "search.open": "ابحث",
    "search.count.few": "{count} نتائج",
    "feedback.yes": "نعم",
  };
  withFiles({}, (root) => {
    writeTranslations(root, new Map([["ar", { texts, labels: { Guides: "أدلة" } }]]));
    const read = (file: string) =>
      JSON.parse(readFileSync(join(root, "public/translations", file), "utf8")) as unknown;
    expect(read("ar.json")).toEqual({
      texts: { "shell.skip": "تخطَّ", "search.open": "ابحث" },
      labels: { Guides: "أدلة" },
    });
    expect(read("ar/search.json")).toEqual({ texts: { "search.count.few": "{count} نتائج" }, labels: {} });
    expect(read("ar/feedback.json")).toEqual({ texts: { "feedback.yes": "نعم" }, labels: {} });
  });
});
