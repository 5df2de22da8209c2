import { withTexts } from "../../components/translation/load-translation";
import { LatePart } from "../LatePart";
import * as styles from "./FeedbackPlace.module.css";

const loadFeedback =
  process.env.GATSBY_FEEDBACK === "on"
    ? () =>
        withTexts(
          "feedback",
          async () => (await import(/* webpackChunkName: "feedback" */ "./Feedback")).Feedback,
        )
    : null;

/** Where readers say whether a page helped, on sites that can learn of it. Its place is kept free, so nothing moves. */
export function FeedbackPlace({ path }: { path: string }) {
  if (!loadFeedback) return null;
  return (
    <div className={styles.place} data-needs-script="">
      <LatePart key={path} load={loadFeedback} props={{ path }} />
    </div>
  );
}
