import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext } from "react";

/** What GraphQL tells of a local image; `gatsbyImageData` is absent for SVG and GIF, which are passed through. */
export interface PageImage {
  publicURL: string;
  data: ResponsiveImage | null;
}

/** The part of gatsby-plugin-image's `gatsbyImageData` that a picture element needs. */
export type ResponsiveImage = Pick<IGatsbyImageData, "width" | "height" | "backgroundColor" | "images">;

/** The images of the page that is drawn, by their path in the repository. */
export const PageImages = createContext<ReadonlyMap<string, PageImage>>(new Map());
