import { createContext } from "react";

/** What GraphQL tells of a local image; `gatsbyImageData` is absent for SVG and GIF, which are passed through. */
export interface PageImage {
  publicURL: string;
  data: ResponsiveImage | null;
}

/** The part of gatsby-plugin-image's `gatsbyImageData` that a picture element needs. */
export interface ResponsiveImage {
  width: number;
  height: number;
  backgroundColor?: string;
  images: {
    sources?: { srcSet: string; type: string; sizes?: string }[];
    fallback?: { src: string; srcSet?: string; sizes?: string };
  };
}

/** The images of the page that is drawn, by their path in the repository. */
export const PageImages = createContext<ReadonlyMap<string, PageImage>>(new Map());
