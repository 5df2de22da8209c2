import { use } from "react";
import { PageImages } from "./page-images";
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
  if (image?.data) return <ResponsivePicture image={image.data} alt={alt} className={styles.image} />;
  return (
    <img
      src={image?.publicURL ?? src}
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
