import type { ResponsiveImage } from "./page-images";

/**
 * Renders `gatsbyImageData` as a plain picture element. gatsby-plugin-image's own component would load react-dom/server in
 * the browser, which is 62 KB on each page with an image.
 * @param eager true for images at the top of a page
 */
export function ResponsivePicture({
  image,
  alt,
  title,
  eager = false,
  className,
}: {
  image: ResponsiveImage;
  alt: string;
  title?: string | undefined;
  eager?: boolean;
  className?: string | undefined;
}) {
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} srcSet={source.srcSet} type={source.type} sizes={source.sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        title={title}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={className}
        style={image.backgroundColor ? { backgroundColor: image.backgroundColor } : undefined}
      />
    </picture>
  );
}
