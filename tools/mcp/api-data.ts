import { z } from "zod";
import { apiItems, apiVersion, type ApiName } from "../../src/node/api/api-schemas";
import { readJson, SiteError, type SiteReader } from "./site-reader";

/** The items in one file of the site's data. */
export type ApiData<Name extends ApiName> = z.output<(typeof apiItems)[Name]>[];

/**
 * Reads and validates one file of the site's data (`/api/`).
 * @throws {SiteError} if the site doesn't have the file in this format
 */
export async function readApi<Name extends ApiName>(reader: SiteReader, name: Name): Promise<ApiData<Name>> {
  const address = `/api/${apiVersion}/${name}.json`;
  const document = z.object({ items: z.array(z.unknown()) }).safeParse(await readJson(reader, address));
  const items = document.success ? z.array(apiItems[name]).safeParse(document.data.items) : undefined;
  if (!items?.success) throw new SiteError(`${reader.place}${address} doesn't have the expected form.`);
  return items.data;
}
