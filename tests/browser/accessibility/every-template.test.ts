import { inject } from "vitest";
import { checkTemplates } from "./template-checks";
import { templatePages } from "../page-objects/templates";

checkTemplates(templatePages.filter(({ baseUrl }) => baseUrl === inject("siteUrl")));
