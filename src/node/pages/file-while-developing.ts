import type { PageContext } from "../../model/navigation/page-context";

/**
 * Tells a page which file it's made of, while developing, so that the page can show what is wrong with the file.
 * @param file path from the root of the repository
 */
export function fileWhileDeveloping(file: string): Pick<PageContext, "file"> {
  return process.env.NODE_ENV === "production" ? {} : { file };
}
