import path from "node:path";
import { z } from "zod";
import { measureAnswers, pageOf, readList } from "../measure-answers";

const questionSchema = z.strictObject({
  question: z.string().min(1),
  /** Pages, any section of which answers, and sections by page and anchor. */
  answers: z.array(z.string().startsWith("/")).min(1),
});

export type BenchQuestion = z.infer<typeof questionSchema>;

export interface QuestionsAnswered {
  count: number;
  /** Share of questions whose first passage answers. */
  successAt1: number;
  /** Share with an answer among the first three, which is what the assistant shows. */
  successAt3: number;
  /** Share with a passage of an answering page among these, though perhaps of another section. */
  pagesAt3: number;
  /** Questions that have none among the first three. */
  failed: string[];
}

/** Reads questions.yaml. @throws where it has another form */
export function readQuestions(): BenchQuestion[] {
  return readList(path.join(import.meta.dirname, "questions.yaml"), questionSchema);
}

/**
 * Measures how well questions are answered.
 * @param ask gives the addresses of the sections that answer a question, the best first
 */
export function measureQuestions(
  questions: readonly BenchQuestion[],
  ask: (question: string) => readonly string[],
): QuestionsAnswered {
  const answered = (isAnswer: (url: string, question: BenchQuestion) => boolean) =>
    measureAnswers(questions, ({ question }) => ask(question), isAnswer);
  const { count, successAt, failedAt } = answered(
    (url, { answers }) => answers.includes(url) || answers.includes(pageOf(url)),
  );
  const pages = answered((url, { answers }) => answers.map(pageOf).includes(pageOf(url)));
  return {
    count,
    successAt1: successAt(1),
    successAt3: successAt(3),
    pagesAt3: pages.successAt(3),
    failed: failedAt(3).map(({ question }) => question),
  };
}
