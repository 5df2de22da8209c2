import { createElement, type ReactNode, type SVGProps } from "react";

/** An icon as Lucide describes it. */
interface IconData {
  /** The elements inside the `<svg>` element, with their attributes, including React's key. */
  node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size: number;
}

/**
 * Creates the component of an icon. Without a label, screen readers ignore it. The bundler uses this function instead of
 * Lucide's, which also supports absolute stroke widths, settings from a context, class names and names for labels: a kilobyte of
 * code that every page would load.
 * @param icon Lucide's description of an icon on a grid of 24 × 24
 */
export default function createIcon({ node }: IconData) {
  return ({ size, ...others }: IconProps): ReactNode =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 1.5,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": others["aria-label"] === undefined || undefined,
        ...others,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
}
