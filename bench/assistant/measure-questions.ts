import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const questionSchema = z.strictObject({
  question: z.string().min(1),
  /** Pages, any section of which answers, and sections by page and anchor. */
  answers: z.array(z.string().startsWith("/")).min(1),
});

export type BenchQuestion = z.infer<typeof questionSchema>;

export interface Answered {
  count: number;
  /** Share of questions whose first passage answers. */
  successAt1: number;
  /** Share with an answer among the first three, which is what the assistant shows. */
  successAt3: number;
  /** Questions that have none among the first three. */
  failed: string[];
}

/** Reads questions.yaml. @throws where it has another form */
export function readQuestions(): BenchQuestion[] {
  return z
    .array(questionSchema)
    .parse(parse(readFileSync(path.join(import.meta.dirname, "questions.yaml"), "utf8")));
}

/**
 * Measures how well questions are answered.
 * @param ask gives the addresses of the sections that answer a question, the best first
 */
export function measureQuestions(
  questions: readonly BenchQuestion[],
  ask: (question: string) => readonly string[],
): Answered {
  const places = questions.map(({ question, answers }) => {
    const answersIt = (url: string) => answers.includes(url) || answers.includes(url.split("#")[0] ?? "");
    return ask(question).findIndex(answersIt) + 1;
  });
  const share = (most: number) =>
    places.filter((place) => place > 0 && place <= most).length / questions.length;
  return {
    count: questions.length,
    successAt1: share(1),
    successAt3: share(3),
    failed: questions
      .filter((_, index) => !places[index] || places[index] > 3)
      .map(({ question }) => question),
  };
}
