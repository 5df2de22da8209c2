import { IconButton } from "../../components/IconButton/IconButton";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import X from "lucide-react/icons/x";
import { writeStored } from "../../model/site/browser-storage";
import { storageKeys } from "../../model/site/storage-keys";
import { siteConfig } from "../../site/configuration";
import { useRef } from "react";
import { ConfiguredLink } from "../Navbar/ConfiguredLink";
import { optionalTexts } from "../../site/translations/en/optional-parts";
import * as styles from "./Banners.module.css";
import { useRoomAbove } from "./use-room-above";

/**
 * The announcement bar at the top of the page. A script in the document's head checks whether the reader has closed it
 * before anything is painted, so it never flashes; see `head-components`.
 */
export function AnnouncementBar({ path }: { path: string }) {
  const { text } = useTranslations(optionalTexts);
  const bar = useRef<HTMLElement>(null);
  useRoomAbove(bar);
  const { announcement } = siteConfig;
  if (!announcement) return null;
  const { content, link, backgroundColor, textColor, isCloseable } = announcement;
  const close = () => {
    document.documentElement.dataset.announcement = "closed";
    writeStored(storageKeys.announcement, announcement.id);
  };
  return (
    <aside
      ref={bar}
      className={styles.announcement}
      data-screen-only=""
      aria-label={text("announcement.name")}
      style={{ background: backgroundColor, color: textColor }}
    >
      <p>
        <span>
          <SiteName of={content} />
        </span>{" "}
        {link ? <ConfiguredLink link={link} path={path} /> : null}
      </p>
      {isCloseable ? (
        <IconButton label={text("announcement.close")} onClick={close} data-needs-script="">
          <X size={16} />
        </IconButton>
      ) : null}
    </aside>
  );
}
