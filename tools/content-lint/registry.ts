import type { Rule } from "./rule/rule";
import { interceptorDemos } from "./rules/data/interceptor-demos";
import { interceptorExamples } from "./rules/data/interceptor-examples";
import { optionNames } from "./rules/data/option-names";
import { resourceExamples } from "./rules/data/resource-examples";
import { unshownData } from "./rules/data/unshown-data";
import { validData } from "./rules/data/valid-data";
import { defaults } from "./rules/data/defaults";
import { metricNames } from "./rules/data/metric-names";
import { untrue } from "./rules/data/untrue";
import { versions } from "./rules/data/versions";
import { keyIds } from "./rules/samples/key-ids";
import { diagrams } from "./rules/pages/missing-diagrams";
import { pageLength } from "./rules/pages/page-length";
import { readable } from "./rules/pages/readable";
import { sharedText } from "./rules/pages/shared-text";
import { subjects } from "./rules/pages/subjects";
import { taskPages } from "./rules/pages/task-pages";
import { wideDiagrams } from "./rules/pages/wide-diagrams";
import { alternativeText } from "./rules/prose/alternative-text";
import { cutWords } from "./rules/prose/cut-words";
import { dictionary } from "./rules/prose/dictionary";
import { english, englishHints } from "./rules/prose/english";
import { headingCase } from "./rules/prose/heading-case";
import { headings } from "./rules/prose/headings";
import { linkTexts } from "./rules/prose/link-texts";
import { longSentences } from "./rules/prose/long-sentences";
import { productName } from "./rules/prose/product-name";
import { shortLists } from "./rules/prose/short-lists";
import { spelling } from "./rules/prose/spelling";
import { apiCalls } from "./rules/samples/api-calls";
import { commands } from "./rules/samples/commands";
import { compose } from "./rules/samples/compose-keys";
import { images } from "./rules/samples/images";
import { kafkaProperties } from "./rules/samples/kafka/kafka-properties";
import { kafkaVariables } from "./rules/samples/kafka/kafka-variables";
import { pieces } from "./rules/samples/pieces";
import { plugins } from "./rules/samples/plugins";
import { references } from "./rules/samples/references";
import { resources } from "./rules/samples/resources";
import { shellSyntax } from "./rules/samples/shell-syntax";
import { syntax } from "./rules/samples/syntax";
import { variables } from "./rules/samples/variables";

/**
 * Rules about code that readers copy. The shell rule comes first, because it starts another program, which runs in parallel.
 */
export const sampleRules: readonly Rule[] = [
  ...[shellSyntax, syntax, resources, plugins, pieces, compose],
  ...[kafkaProperties, kafkaVariables, variables, images, commands, apiCalls, keyIds, references],
];

/** Every rule, in the order of the list of rules. */
export const rules: readonly Rule[] = [
  ...sampleRules,
  ...[readable, pageLength, taskPages, sharedText, subjects, diagrams, wideDiagrams],
  ...[headings, headingCase, alternativeText, linkTexts, shortLists],
  ...[english, englishHints, cutWords, productName, longSentences, spelling, dictionary],
  ...[validData, resourceExamples, interceptorExamples, interceptorDemos, optionNames, unshownData],
  ...[metricNames, defaults, versions, untrue],
];
