import Maximize2 from "lucide-react/icons/maximize-2";
import type { RefObject } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import * as styles from "./EnlargeDiagram.module.css";

interface DialogProps {
  /** The dialog with the large diagram. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The dialog's ID. */
  id: string;
}

/** The button that shows a diagram in a dialog, as large as the window allows. */
export function EnlargeButton({ dialog, id, title }: DialogProps & { title: string | undefined }) {
  const { text } = useTranslations(contentTexts);
  return (
    <Button
      look="small"
      aria-haspopup="dialog"
      aria-controls={id}
      onClick={() => dialog.current?.showModal()}
    >
      <Maximize2 size={14} />
      <span>{text("diagram.enlarge")}</span>
      <span className="visuallyHidden"> {title ?? text("diagram.diagram")}</span>
    </Button>
  );
}

interface LargeDiagramProps extends DialogProps {
  svg: string;
  /** The diagram's accessible name. */
  name: string;
}

/** The dialog with the large diagram. */
export function LargeDiagram({ dialog, id, svg, name }: LargeDiagramProps) {
  const { text } = useTranslations(contentTexts);
  return (
    // Clicking the backdrop is a shortcut; Escape and the button do the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
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
  );
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
