import type { z } from "zod";
import type { ConsentCategory } from "../model/site/consent-category";
import { asksOthers, assistantOf } from "./assistant";
import type { AssistantConfig } from "./assistant-schema";
import type { DocumentationConfig } from "./documentation-schema";
import type { LocaleConfig } from "./locale-schema";
import type { NavbarItem } from "./navbar-schema";
import type { ThirdParties } from "./third-party-schema";

interface Checked {
  language: string;
  locales: readonly LocaleConfig[];
  documentation: DocumentationConfig;
  navbar: { items: readonly NavbarItem[] };
  assistant?: AssistantConfig | undefined;
  thirdParties: Pick<ThirdParties, "analytics" | "tagManager" | "consent">;
}

/** Checks keys of the configuration against each other, after each key has been validated on its own. */
export function checkAcross(site: Checked, report: z.RefinementCtx) {
  const { language, locales, documentation, navbar } = site;
  const problem = (path: (string | number)[], message: string) =>
    report.addIssue({ code: "custom", path, message });
  const tags = locales.map(({ tag }) => tag);
  if (new Set(tags).size < tags.length) problem(["locales"], "a list in which each tag appears only once");
  else if (!tags.includes(language)) problem(["language"], `one of the locales ${tags.join(", ")}`);

  const ids = documentation.sections.map(({ id }) => id);
  navbar.items.forEach((item, index) => {
    const key = item.type === "docSidebar" ? "sidebarId" : "docsPluginId";
    const id: unknown = key in item ? item[key as keyof typeof item] : undefined;
    if (typeof id === "string" && !ids.includes(id))
      problem(["navbar", "items", index, key], `one of the sections ${ids.join(", ")}`);
  });

  const { analytics, tagManager, consent } = site.thirdParties;
  const mustAsk = (category: ConsentCategory, isUsed: boolean, reason: string) => {
    if (consent.enabled && isUsed && !consent.categories.includes(category))
      problem(
        ["thirdParties", "consent", "categories"],
        `a list that contains \`${category}\`, because ${reason}`,
      );
  };
  // Without a consent category that readers can allow, these services would silently never run.
  mustAsk("analytics", analytics.measurementIds.length > 0, "`analytics.measurementIds` isn't empty");
  mustAsk("analytics", tagManager !== null, "`tagManager` has a container");
  mustAsk("assistant", asksOthers(assistantOf(site)), "readers' questions are sent to a third party");
}
