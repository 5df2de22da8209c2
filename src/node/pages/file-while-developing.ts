import type { PageContext } from "../../model/navigation/page-context";

/**
 * Passes a page's source file to the page during development, so that the page can show problems with the file.
 * @param file path from the root of the repository
 */
export function fileWhileDeveloping(file: string): Pick<PageContext, "file"> {
  return process.env.NODE_ENV === "production" ? {} : { file };
}
