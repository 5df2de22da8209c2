import type { ContentProblem } from "../../../src/model/problem/problem";
import type { Content } from "./content";
import type { ContentDocument } from "../document/content-document";
import type { Sample } from "../document/sample";
import { problemIn, problemOf, type Finding } from "../document/finding";

/** A requirement for content. Each rule has its own file below `rules/`, and an entry in `registry.ts`. */
export interface Rule {
  /** The folder and file of the rule. @example "samples/images" */
  id: string;
  /** What the rule finds, for the list of rules. @example "Images that aren't published, and tags that don't belong to a release." */
  about: string;
  check: (content: Content) => ContentProblem[] | Promise<ContentProblem[]>;
}

/** Creates a rule that checks one page or partial at a time. */
export function documentRule(
  id: string,
  about: string,
  check: (document: ContentDocument, content: Content) => Finding[],
): Rule {
  return {
    ...{ id, about },
    check: (content) =>
      content.documents.flatMap((document) =>
        check(document, content).map((finding) => problemOf(document.file, finding)),
      ),
  };
}

/** Creates a rule that checks one sample at a time. Samples with an intentional mistake are left out. */
export function sampleRule(
  id: string,
  about: string,
  check: (sample: Sample, content: Content) => Finding[] | Promise<Finding[]>,
): Rule {
  return {
    ...{ id, about },
    check: async (content) => {
      const found = samplesOf(content).map(async (sample) =>
        (await check(sample, content)).map((finding) => problemIn(sample, finding)),
      );
      return (await Promise.all(found)).flat();
    },
  };
}

/** Creates a rule that checks the sentences in a file, including its frontmatter, and each of its fences. */
export function textRule(
  id: string,
  about: string,
  check: (text: string, document: ContentDocument, content: Content) => Finding[],
): Rule {
  const inDocument = (document: ContentDocument, content: Content) => [
    ...check(document.sentences, document, content).map((finding) => problemOf(document.file, finding)),
    ...document.samples
      .filter(({ form, wrong }) => form === "fence" && !wrong)
      .flatMap((sample) =>
        check(sample.code, document, content).map((finding) => problemIn(sample, finding)),
      ),
  ];
  return {
    ...{ id, about },
    check: (content) => content.documents.flatMap((document) => inDocument(document, content)),
  };
}

/** All samples except those with an intentional mistake. */
export function samplesOf({ documents }: Pick<Content, "documents">): Sample[] {
  return documents.flatMap(({ samples }) => samples.filter(({ wrong }) => !wrong));
}
