import { textOf, type ContentNode } from "../../model/content/content-tree";

export interface FaqQuestion {
  id: string;
  question: string;
  /** The heading and its answer. */
  nodes: ContentNode[];
  /** The text of the answer. */
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  heading: ContentNode;
  questions: FaqQuestion[];
}

/**
 * Reads a page of questions: each `##` starts a group, each `###` a question, followed by its answer.
 * @returns the content before the first group, and the groups in order
 */
export function readFaq(tree: readonly ContentNode[]): { introduction: ContentNode[]; groups: FaqGroup[] } {
  const introduction: ContentNode[] = [];
  const groups: FaqGroup[] = [];
  for (const node of tree) {
    const group = groups.at(-1);
    const question = group?.questions.at(-1);
    if (typeof node === "object" && node.type === "h2") {
      groups.push({ ...headingOf(node), heading: node, questions: [] });
    } else if (typeof node === "object" && node.type === "h3" && group) {
      const { id, title } = headingOf(node);
      group.questions.push({ id, question: title, nodes: [node], answer: "" });
    } else if (question) {
      question.nodes.push(node);
      question.answer = textOf(question.nodes.slice(1)).replace(/\s+/g, " ").trim();
    } else {
      introduction.push(node);
    }
  }
  return { introduction, groups };
}

/** Keeps the questions that contain every word in the question or the answer. Groups without a match are left out. */
export function filterFaq(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = `${question} ${answer}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The questions as schema.org data. */
export function faqData(groups: readonly FaqGroup[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  };
}

function headingOf(node: Exclude<ContentNode, string>): { id: string; title: string } {
  const id = node.props?.id;
  return { id: typeof id === "string" ? id : "", title: textOf([node]).trim() };
}
