import { use, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import { ContentImage, type ContentImageProps } from "./ContentImage";
import { PageImages } from "./page-images";
import { neverChanges } from "../never-changes";
import { plainAddress } from "../site-path";
import { Button } from "../Button/Button";
import * as styles from "./ContentImage.module.css";

/** An image in its own paragraph, with its title as caption. It is enlarged on click, Enter or Space. */
export function Figure(props: ContentImageProps) {
  const { src = "", alt = "", title } = props;
  const { text } = useTranslations(contentTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const address = use(PageImages).get(src)?.publicURL ?? plainAddress(src);
  // Without scripts, it's an image and not a button. The element is the same, so the image doesn't have to render again.
  const isButton = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };

  return (
    <figure className={styles.figure}>
      {isButton ? (
        <div
          className={styles.zoom}
          role="button"
          aria-haspopup="dialog"
          aria-controls={id}
          tabIndex={0}
          onClick={open}
          onKeyDown={openByKey}
        >
          <ContentImage {...props} />
          <span className="visuallyHidden">{text("image.enlarge")}</span>
        </div>
      ) : (
        <div className={styles.zoom}>
          <ContentImage {...props} />
        </div>
      )}
      {title ? <figcaption className={styles.caption}>{title}</figcaption> : null}
      {/* A click anywhere closes the dialog. Escape and the button do the same for keyboard users. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.dialog}
        aria-label={alt || text("image.name")}
        onClick={() => dialog.current?.close()}
      >
        <div className={styles.close}>
          <Button>{text("shell.close")}</Button>
        </div>
        {opened ? <img src={address} alt={alt} className={styles.large} /> : null}
      </dialog>
    </figure>
  );
}
