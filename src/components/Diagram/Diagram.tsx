import Maximize2 from "lucide-react/icons/maximize-2";
import { useId, useRef, type CSSProperties } from "react";
import type { DiagramProps } from "../../model/content/author-components";
import { Button } from "../Button/Button";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { fillNodes } from "../translation/fill-nodes";
import { useDiagram } from "./use-diagram";
import * as styles from "./Diagram.module.css";

/**
 * A diagram, rendered in the browser. Until then, readers see an empty space of its size, so nothing moves. Without JavaScript,
 * if the source has an error and if scripts can't be loaded, they see the source.
 */
export function Diagram({ source, title, alt, width, height }: DiagramProps) {
  const { text } = useTranslations(contentTexts);
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useId();
  const { svg, error } = useDiagram(source, frame);
  const name = alt ?? title ?? text("diagram.name");
  return (
    <figure className={styles.figure} aria-labelledby={caption} data-diagram="">
      <figcaption className={styles.head}>
        <span id={caption}>{title ?? text("diagram.name")}</span>
        {svg ? (
          <Button
            look="small"
            aria-haspopup="dialog"
            aria-controls={`${caption}-dialog`}
            onClick={() => dialog.current?.showModal()}
          >
            <Maximize2 size={14} strokeWidth={1.5} aria-hidden="true" />
            <span>{text("diagram.enlarge")}</span>
            <span className="visuallyHidden"> {title ?? text("diagram.diagram")}</span>
          </Button>
        ) : null}
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
          {svg ? (
            <div
              className={styles.svg}
              role="img"
              aria-label={name}
              dangerouslySetInnerHTML={{ __html: svg }}
            />
          ) : (
            <div className={styles.source} data-failed={error ? "" : undefined}>
              {alt ? <p>{alt}</p> : null}
              <pre>{source}</pre>
            </div>
          )}
        </div>
      </div>
      {svg ? (
        // Clicking the backdrop is a shortcut; Escape and the button do the same.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <dialog
          ref={dialog}
          id={`${caption}-dialog`}
          className={styles.dialog}
          aria-label={name}
          onClick={(event) => {
            if (event.target === dialog.current) dialog.current.close();
          }}
        >
          <form method="dialog">
            <Button look="small" type="submit">
              {text("shell.close")}
            </Button>
          </form>
          <div
            className={styles.large}
            role="img"
            aria-label={name}
            dangerouslySetInnerHTML={{ __html: withOtherIds(svg) }}
          />
        </dialog>
      ) : null}
    </figure>
  );
}

function sizeOf(width: string | undefined, height: string): CSSProperties {
  if (width === undefined) return { height: `${height}px` };
  return { "--width": `${width}px`, "--ratio": `${width} / ${height}` } as CSSProperties;
}

/**
 * A copy that fills its dialog. Mermaid's style sheet and arrowheads refer to the diagram's ID, so the copy needs its own ID
 * everywhere.
 */
function withOtherIds(svg: string): string {
  const id = /\bid="(diagram-\d+)"/.exec(svg)?.[1];
  const free = svg.replace(/ style="max-width:[^"]*"/, "");
  return id === undefined ? free : free.replaceAll(id, `${id}-large`);
}
