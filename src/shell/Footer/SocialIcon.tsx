import type { FooterConfig } from "../../site/shell-schema";

type Network = FooterConfig["social"][number]["network"];

/** The logos of the networks as outlines of equal weight, because icon sets no longer include brands. */
const paths: Record<Network, string> = {
  Twitter: "M4 4l16 16M20 4L4 20",
  LinkedIn: "M5 9v10M5 5v.01M10 19V9M10 13a4 4 0 0 1 9 0v6",
  GitHub:
    "M9 20c-4 1.2-4-2-6-2.5M15 22v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 3.8 5.4 4.1 5.4 4.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 10.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V22",
  YouTube:
    "M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM10 9l5 3-5 3z",
  AngelList:
    "M8 12L6 5c-.5-2 2-2.5 2.6-.8L11 11l2-6.5c.6-2 3-1.5 2.5.6L14 12M8 12c-3 0-3 3.500-1 3.500 2.500 0 3.500 1.500 3.500 3M7 15c-1.500 3 1 6 5 6 4.500 0 6-3 6-6.500 0-2-1.500-2.500-4-2.500",
};

/** A network's logo, 20 by 20. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[network]} />
    </svg>
  );
}
