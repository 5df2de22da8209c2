import type { ContentProblem } from "../../src/model/problem/problem";
import type { Content } from "./content";
import type { ContentDocument } from "./document/content-document";
import type { Sample } from "./document/sample";
import { problemIn, problemOf, type Finding } from "./finding";

/** One thing that content is held to. Each has a file of its own below `rules/`, and a line in `registry.ts`. */
export interface Rule {
  /** The folder and file of the rule. @example "samples/images" */
  id: string;
  /** What it finds, for the list of rules. @example "Images that aren't published, and tags that no release has." */
  about: string;
  check: (content: Content) => ContentProblem[] | Promise<ContentProblem[]>;
}

/** A rule that looks at one page or partial at a time. */
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

/** A rule that looks at one sample at a time; those that show a mistake on purpose are left out. */
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

/** A rule that looks at the sentences of a file, its frontmatter included, and at each of its fences. */
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

/** All samples but those that show a mistake on purpose. */
export function samplesOf({ documents }: Pick<Content, "documents">): Sample[] {
  return documents.flatMap(({ samples }) => samples.filter(({ wrong }) => !wrong));
}
