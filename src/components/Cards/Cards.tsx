import type { ReactNode } from "react";
import type { AuthorComponentProps } from "../../model/content/author-components";
import { ContentLink } from "../ContentLink/ContentLink";
import * as card from "./Card.module.css";
import * as styles from "./Cards.module.css";

/** A grid of cards that lead to related pages. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** A card. The whole card is clickable, but assistive technology hears one link with a short name. */
export function Card({ title, href, children }: AuthorComponentProps<"Card"> & { children?: ReactNode }) {
  return (
    <div className={card.card}>
      <p className={`${card.title} ${styles.title}`}>
        <ContentLink href={href}>{title}</ContentLink>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
