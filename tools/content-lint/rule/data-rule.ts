import type { Content } from "./content";
import type { Sample } from "../document/sample";
import type { Finding } from "../document/finding";
import { documentsIn, type SampleDocument } from "../languages/yaml-documents";
import { sampleRule, type Rule } from "./rule";

/** A rule that examines each document in the YAML and JSON samples. */
export function dataRule(
  id: string,
  about: string,
  check: (document: SampleDocument, sample: Sample, content: Content) => Finding[],
): Rule {
  return sampleRule(id, about, (sample, content) =>
    documentsIn(sample).flatMap((document) => check(document, sample, content)),
  );
}
