import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext } from "react";

/** The data of a local image in GraphQL. `gatsbyImageData` is missing for SVG and GIF files, which are served unchanged. */
export interface PageImage {
  publicURL: string;
  data: ResponsiveImage | null;
}

/** The part of gatsby-plugin-image's `gatsbyImageData` that a picture element needs. */
export type ResponsiveImage = Pick<IGatsbyImageData, "width" | "height" | "backgroundColor" | "images">;

/** The images of the page that is rendered, by their path in the repository. */
export const PageImages = createContext<ReadonlyMap<string, PageImage>>(new Map());
