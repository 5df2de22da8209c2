import { useState } from "react";
import { ContentTree } from "../../components/ContentTree";
import { FilterField } from "../../components/Field/Field";
import { useTranslations } from "../../components/translation/page-language";
import { faqTexts } from "../../site/translations/en/faq";
import type { ContentNode } from "../../model/content/content-tree";
import { filterFaq, readFaq } from "./faq";
import { SettledStatus } from "../../components/SettledStatus/SettledStatus";
import * as styles from "./Faq.module.css";

/** A page of questions with a filter. Without JavaScript, all questions are shown. */
export function Faq({ tree }: { tree: readonly ContentNode[] }) {
  const translations = useTranslations(faqTexts);
  const [query, setQuery] = useState("");
  const { introduction, groups } = readFaq(tree);
  const shown = filterFaq(groups, query);
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <ContentTree nodes={introduction} />
      <form
        role="search"
        className={styles.filter}
        data-needs-script=""
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterField
          label={translations.text("faq.filter")}
          value={query}
          placeholder={translations.text("faq.examples")}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p>
          <SettledStatus>
            {count === 0 ? translations.text("faq.none") : translations.count("faq.questions", count)}
          </SettledStatus>
        </p>
      </form>
      {shown.map((group) => (
        <section key={group.id}>
          <ContentTree nodes={[group.heading]} />
          {group.questions.map((question) => (
            <div key={question.id} className={styles.question}>
              <ContentTree nodes={question.nodes} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
