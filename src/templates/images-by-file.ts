import type { PageImage, ResponsiveImage } from "../components/ContentImage/page-images";

interface ImageFile {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: unknown } | null;
}

/** Makes a page's image files findable by the path that the content tree names them with. */
export function imagesByFile(files: readonly ImageFile[]): Map<string, PageImage> {
  return new Map(
    files.map((file) => [
      `content/${file.sourceInstanceName}/${file.relativePath}`,
      {
        publicURL: file.publicURL ?? "",
        data: (file.childImageSharp?.gatsbyImageData ?? null) as ResponsiveImage | null,
      },
    ]),
  );
}
