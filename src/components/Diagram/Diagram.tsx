import { useId, useRef, type CSSProperties } from "react";
import type { DiagramProps } from "../../model/content/author-components";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { fillNodes } from "../translation/fill-nodes";
import { useDiagram } from "./use-diagram";
import * as styles from "./Diagram.module.css";

/**
 * A diagram, rendered in the browser. Until then, readers see an empty space of its size, so nothing moves. Without JavaScript,
 * if the source has an error and if scripts can't be loaded, they see the source.
 */
export function Diagram({ source, title, alt, width, height, drawing }: DiagramProps) {
  const { text } = useTranslations(contentTexts);
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const { drawn, error } = useDiagram(source, drawing, frame);
  const name = alt ?? title ?? text("diagram.name");
  return (
    <figure className={styles.figure} aria-labelledby={caption} data-diagram="">
      <figcaption className={styles.head}>
        <span id={caption}>{title ?? text("diagram.name")}</span>
        {drawn ? <drawn.EnlargeButton dialog={dialog} id={`${caption}-dialog`} title={title} /> : null}
      </figcaption>
      {error ? (
        <p className={styles.error} role="alert">
          {fillNodes(text("diagram.failed"), { reason: error })}
        </p>
      ) : null}
      {/* A frame that scrolls must be focusable, or keyboard users can't reach the part that is cut off. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} ref={frame} role="group" aria-label={name} tabIndex={0}>
        <div className={width ? styles.measured : styles.estimated} style={sizeOf(width, height)}>
          {drawn ? (
            <div
              className={styles.svg}
              role="img"
              aria-label={name}
              dangerouslySetInnerHTML={{ __html: drawn.svg }}
            />
          ) : (
            <div className={styles.source} data-failed={error ? "" : undefined}>
              {alt ? <p>{alt}</p> : null}
              <pre>{source}</pre>
            </div>
          )}
        </div>
      </div>
      {drawn ? (
        <drawn.LargeDiagram dialog={dialog} id={`${caption}-dialog`} svg={drawn.svg} name={name} />
      ) : null}
    </figure>
  );
}

function sizeOf(width: string | undefined, height: string): CSSProperties {
  if (width === undefined) return { height: `${height}px` };
  return { "--width": `${width}px`, "--ratio": `${width} / ${height}` } as CSSProperties;
}
