import { use } from "react";
import { plainAddress } from "../site-path";
import { PageImages, type ResponsiveImage } from "./page-images";
import { ResponsivePicture } from "./ResponsivePicture";
import * as styles from "./ContentImage.module.css";

export interface ContentImageProps {
  src?: string;
  alt?: string;
  title?: string;
  width?: number | string;
  height?: number | string;
}

/** An image in content: responsive if it is a photo or a screenshot, unchanged if it is an SVG or a GIF. */
export function ContentImage({ src, alt = "", title, width, height }: ContentImageProps) {
  const image = use(PageImages).get(src ?? "");
  if (image?.data)
    return (
      <ResponsivePicture
        image={withWidth(image.data, Number(width))}
        alt={alt}
        title={title}
        className={styles.image}
      />
    );
  return (
    <img
      src={image?.publicURL ?? plainAddress(src)}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}

/** A width set by the author applies to the image with its own proportions, even if a height is also set. */
function withWidth(image: ResponsiveImage, width: number): ResponsiveImage {
  if (!(width > 0)) return image;
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`;
  const { fallback, sources = [] } = image.images;
  return {
    ...image,
    width,
    height: Math.round((image.height * width) / image.width),
    images: {
      ...(fallback ? { fallback: { ...fallback, sizes } } : {}),
      sources: sources.map((source) => ({ ...source, sizes })),
    },
  };
}
