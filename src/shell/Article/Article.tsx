import type { ReactNode } from "react";
import { Badge } from "../../components/Badge/Badge";
import { useContentLanguage } from "../../components/translation/page-language";
import type { TableOfContentsItem } from "../../model/content/heading";
import type { PageFrame } from "../../model/navigation/navigation";
import { VersionBanner } from "../Banners/VersionBanner";
import { Breadcrumbs } from "./Breadcrumbs";
import { MarkdownActions } from "./MarkdownActions";
import { PageDetails } from "./PageDetails";
import { Pager } from "./Pager";
import { ContentsBeside, FoldedContents, idsOf } from "./TableOfContents";
import { useActiveHeading } from "./use-active-heading";
import * as styles from "./Article.module.css";

interface ArticleProps {
  frame: PageFrame;
  title: string;
  description: string | null;
  badges?: readonly string[];
  /** Rendered between the lead and the contents. */
  facts?: ReactNode;
  contents?: readonly TableOfContentsItem[];
  /** Whether the build also writes the page as Markdown. */
  hasTwin?: boolean;
  children: ReactNode;
}

/** The frame of a page's text: breadcrumbs, title, contents, previous and next page. */
export function Article({
  frame,
  title,
  description,
  badges = [],
  facts,
  contents = [],
  hasTwin = false,
  children,
}: ArticleProps) {
  const language = useContentLanguage();
  const active = useActiveHeading(idsOf(contents));
  const isAlone = frame.sidebar.length === 0 && contents.length === 0;
  return (
    <div className={isAlone ? styles.alone : styles.layout}>
      <div className={styles.column}>
        {frame.version ? <VersionBanner version={frame.version} section={frame.section?.id ?? ""} /> : null}
        <Breadcrumbs items={frame.breadcrumbs} />
        <article>
          <h1 {...language}>{title}</h1>
          {description ? (
            <p className={styles.lead} {...language}>
              {description}
            </p>
          ) : null}
          {badges.length > 0 ? (
            <p className={styles.badges}>
              {badges.map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
            </p>
          ) : null}
          {hasTwin ? <MarkdownActions path={frame.path} /> : null}
          {facts}
          <FoldedContents items={contents} active={active} />
          {language.lang === undefined ? children : <div {...language}>{children}</div>}
          <PageDetails {...frame} />
          <Pager previous={frame.previous} next={frame.next} />
        </article>
      </div>
      <ContentsBeside items={contents} active={active} />
    </div>
  );
}
