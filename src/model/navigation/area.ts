import type { PageFrame } from "./navigation";

export type Area = NonNullable<PageFrame["section"]>["area"];

/** The product area whose accent a page has. @param frame null on pages outside of a section */
export function areaOf(frame: PageFrame | null | undefined): Area {
  return frame?.section?.area ?? "platform";
}
