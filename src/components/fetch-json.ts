import { withPrefix } from "gatsby";

/**
 * Fetches a data file of the site.
 * @param url its address, without the folder that the site is published in
 * @throws Error if the file can't be loaded
 */
export async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(withPrefix(url), { signal: signal ?? null });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.json();
}
