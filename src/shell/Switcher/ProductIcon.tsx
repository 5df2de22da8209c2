import type { ReactNode } from "react";
import type { SubProduct } from "../../site/shell-schema";
import * as styles from "./ProductEntries.module.css";

/** The name of an icon; `docs` is the site's own. */
export type IconName = SubProduct["icon"] | "docs";

/** The icons of our products on the grid of cells, in 48 by 48 units. */
const shapes: Record<IconName, ReactNode> = {
  docs: [13, 21, 29].map((x, index) => (
    <rect key={x} x={x} y="13" width="6" height="22" rx="1.5" opacity={1 - index * 0.35} />
  )),
  platform: [13, 21, 29].map((x) => <rect key={x} x={x} y="13" width="6" height="22" rx="1.5" />),
  gateway: (
    <>
      <rect x="12" y="22.5" width="24" height="3" rx="1.5" />
      <rect x="20.5" y="13" width="7" height="22" rx="1.5" />
    </>
  ),
  cli: (
    <>
      <rect x="13" y="14" width="13" height="4" rx="1.5" />
      <rect x="13" y="22" width="22" height="4" rx="1.5" />
      <rect x="13" y="30" width="9" height="4" rx="1.5" />
    </>
  ),
  desktop: (
    <>
      <rect x="12" y="14" width="24" height="15" rx="2" fill="none" stroke="currentColor" strokeWidth="3" />
      <rect x="20" y="32" width="8" height="3" rx="1.5" />
    </>
  ),
};

const areaOf: Record<IconName, string> = {
  docs: "platform",
  platform: "platform",
  gateway: "gateway",
  cli: "cli",
  desktop: "platform",
};

/** A product's icon on its tile. */
export function ProductIcon({ icon }: { icon: IconName }) {
  return (
    <svg
      className={styles.icon}
      data-area={areaOf[icon]}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes[icon]}
    </svg>
  );
}
