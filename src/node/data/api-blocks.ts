import type { Endpoint } from "../../model/reference/http-api";
import { anchored, anchorId } from "./anchored";
import type { BlockDefinition } from "./block-definition";
import { groupBlock } from "./group-block";
import { code, table } from "./markdown-table";
import { readApi, referenceFiles } from "../data-files/reference-file";

/** The component that shows a group of endpoints: `<ApiEndpoints group="interceptors" />`. */
export const apiBlocks: Readonly<Record<string, BlockDefinition>> = {
  ApiEndpoints: groupBlock("ApiEndpoints", referenceFiles.api, readApi, ({ endpoints }) =>
    table(
      ["Request", "Does", "Takes", "Answers"],
      endpoints.map((each) => [
        anchored(anchorId(`${each.method}-${each.path}`), `${each.method} ${each.path}`),
        each.open ? `${each.purpose}. Open to everyone.` : `${each.purpose}.`,
        takes(each),
        answers(each),
      ]),
    ),
  ),
};

function takes({ query, body }: Endpoint): string {
  return [
    ...(body === undefined ? [] : [`Body: ${body}.`]),
    ...(query.length === 0 ? [] : [`Query: ${query.map(code).join(", ")}.`]),
  ].join(" ");
}

function answers({ answer, errors }: Endpoint): string {
  return [`${answer}.`, ...errors.map(({ status, when }) => `${status}: ${when}.`)].join(" ");
}
