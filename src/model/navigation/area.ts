import type { PageFrame } from "./navigation";

export type Area = NonNullable<PageFrame["section"]>["area"];

/** The product area that determines a page's accent color. @param frame null on pages outside the sections */
export function areaOf(frame: PageFrame | null | undefined): Area {
  return frame?.section?.area ?? "platform";
}
