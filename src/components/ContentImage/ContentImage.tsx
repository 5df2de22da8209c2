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

/** An image in content: responsive where it is a photo or screenshot, passed through where it is SVG or GIF. */
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

/** An author's width makes the picture as wide on the page, in its own proportions, whatever height is given. */
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
