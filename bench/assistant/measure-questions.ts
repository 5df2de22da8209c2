import path from "node:path";
import { z } from "zod";
import { isForTuning, type SetName } from "../halves";
import { measureAnswers, pageOf, readList } from "../measure-answers";

const questionSchema = z.strictObject({
  question: z.string().min(1),
  /** The expected answers: pages, of which any section counts, and sections by page and anchor. */
  answers: z.array(z.string().startsWith("/")).min(1),
});

export type BenchQuestion = z.infer<typeof questionSchema>;

const pagesSchema = z
  .strictObject({ question: z.string().min(1), pages: z.array(z.string().startsWith("/")).min(1) })
  .transform(({ question, pages }): BenchQuestion => ({ question, answers: pages }));

export interface QuestionsAnswered {
  count: number;
  /** Share of questions whose first passage is an answer. */
  successAt1: number;
  /** Share with an answer among the first three passages, which is the number that the assistant shows. */
  successAt3: number;
  /** Mean of 1 ÷ rank of the first passage from an answering page. */
  pagesRank: number;
  /** Share with a passage from an answering page among the first three, even if it's from another section. */
  pagesAt3: number;
  /** Questions without an answer among the first three passages. */
  failed: string[];
}

/** Reads questions.yaml. @throws Error if it has a different format */
export function readQuestions(): BenchQuestion[] {
  return readList(path.join(import.meta.dirname, "questions.yaml"), questionSchema);
}

/** Reads tuning-questions.yaml. @throws Error if it has a different format */
export function readTuningQuestions(): BenchQuestion[] {
  return readList(path.join(import.meta.dirname, "tuning-questions.yaml"), pagesSchema);
}

/** Reads unseen-questions.yaml, which must not be used for tuning. @throws Error if it has a different format */
export function readUnseenQuestions(): BenchQuestion[] {
  return readList(path.join(import.meta.dirname, "unseen-questions.yaml"), pagesSchema);
}

/** The questions by purpose. Only for the sets in `tuningSets` can you look at which questions fail. */
export function questionSets(): Record<SetName, BenchQuestion[]> {
  const questions = readQuestions();
  return {
    "tuned on": questions.filter(({ question }) => isForTuning(question)),
    "tuned on, from titles": readTuningQuestions(),
    reported: questions.filter(({ question }) => !isForTuning(question)),
    unseen: readUnseenQuestions(),
  };
}

/**
 * Measures how well questions are answered.
 * @param ask returns the addresses of the sections that answer a question, best first
 */
export function measureQuestions(
  questions: readonly BenchQuestion[],
  ask: (question: string) => readonly string[],
): QuestionsAnswered {
  const passages = new Map(questions.map(({ question }) => [question, ask(question)]));
  const answered = (isAnswer: (url: string, question: BenchQuestion) => boolean) =>
    measureAnswers(questions, ({ question }) => passages.get(question) ?? [], isAnswer);
  const { count, successAt, failedAt } = answered(
    (url, { answers }) => answers.includes(url) || answers.includes(pageOf(url)),
  );
  const pages = answered((url, { answers }) => answers.map(pageOf).includes(pageOf(url)));
  return {
    count,
    successAt1: successAt(1),
    successAt3: successAt(3),
    pagesRank: pages.meanReciprocalRank,
    pagesAt3: pages.successAt(3),
    failed: failedAt(3).map(({ question }) => question),
  };
}
