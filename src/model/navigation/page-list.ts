/** The file that lists every page, `[{ path, label }]`; the not-found page fetches it. */
export const pageListUrl = "/navigation/pages.json";
