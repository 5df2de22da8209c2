import type { AnswerError, AnswerPart, AnswerSource, AssistantProvider, QuestionContext } from "./provider";

/** A question and the state of its answer. */
export interface Turn {
  id: number;
  question: string;
  text: string;
  sources: readonly AnswerSource[];
  state: "waiting" | "answering" | "done" | "stopped" | "failed";
  error: AnswerError | null;
  /** The reader's rating of the answer; null until the reader rates it. */
  helpful: boolean | null;
}

/** The questions of this visit and their answers. They are kept in memory only, and are still there when the panel reopens. */
export interface Conversation {
  /** The same list until something changes. */
  turns: () => readonly Turn[];
  subscribe: (listener: () => void) => () => void;
  /** Asks a question. If an answer is still arriving, it is stopped. */
  ask: (question: string) => void;
  /** Asks the last question again. */
  retry: () => void;
  /** Stops the answer and keeps the part that has arrived. */
  stop: () => void;
  rate: (id: number, helpful: boolean) => void;
  /** Deletes all questions and answers. */
  reset: () => void;
}

/** More than anyone reads. The rest isn't kept. */
const LONGEST_ANSWER = 40_000;
const MOST_SOURCES = 20;
/** The number of earlier questions that a provider receives. */
const HISTORY = 6;

/**
 * @param load the provider; if loading fails, answering fails
 * @param pageOf the page that the reader is on when asking
 */
export function createConversation(
  load: () => Promise<AssistantProvider>,
  pageOf: () => QuestionContext["page"],
): Conversation {
  let turns: readonly Turn[] = [];
  let lastId = 0;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  const change = (next: readonly Turn[]) => {
    turns = next;
    for (const listener of listeners) listener();
  };
  const update = (id: number, changes: Partial<Turn>) =>
    change(turns.map((turn) => (turn.id === id ? { ...turn, ...changes } : turn)));

  const answer = async (turn: Turn, signal: AbortSignal) => {
    const history = turns
      .filter(({ id, state }) => id !== turn.id && (state === "done" || state === "stopped"))
      .slice(-HISTORY)
      .map(({ question, text }) => ({ question, answer: text }));
    let current = turn;
    const take = (changes: Partial<Turn>) => {
      current = { ...current, ...changes };
      update(turn.id, changes);
    };
    try {
      const provider = await load();
      for await (const part of provider.ask(turn.question, { history, page: pageOf(), signal })) {
        // Anything that a stopped provider still sends is ignored.
        if (signal.aborted) return;
        const changes = changesOf(part, current);
        take(changes);
        if (changes.state === "done" || changes.state === "failed") return;
      }
      take({ state: "failed", error: { kind: "malformed" } });
    } catch {
      if (!signal.aborted)
        take({ state: "failed", error: { kind: navigator.onLine ? "server" : "offline" } });
    }
  };

  const start = (turn: Turn) => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    void answer(turn, controller.signal).finally(() => {
      // Closes the open Markdown of an answer that ended in an error.
      controller.abort();
      if (running === controller) running = null;
    });
  };
  const stop = () => {
    running?.abort();
    running = null;
    const isOpen = ({ state }: Turn) => state === "waiting" || state === "answering";
    if (turns.some(isOpen))
      change(turns.map((turn) => (isOpen(turn) ? { ...turn, state: "stopped" as const } : turn)));
  };

  return {
    turns: () => turns,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (question) => {
      stop();
      lastId += 1;
      const turn = newTurn(lastId, question);
      change([...turns, turn]);
      start(turn);
    },
    retry: () => {
      const last = turns.at(-1);
      if (!last) return;
      stop();
      const turn = newTurn(last.id, last.question);
      change([...turns.slice(0, -1), turn]);
      start(turn);
    },
    stop,
    rate: (id, helpful) => update(id, { helpful }),
    reset: () => {
      stop();
      change([]);
    },
  };
}

function newTurn(id: number, question: string): Turn {
  return { id, question, text: "", sources: [], state: "waiting", error: null, helpful: null };
}

function changesOf(part: AnswerPart, { text, sources }: Turn): Partial<Turn> {
  switch (part.type) {
    case "text":
      return text.length + part.text.length > LONGEST_ANSWER
        ? { state: "failed", error: { kind: "malformed" } }
        : { state: "answering", text: text + part.text };
    case "source":
      return { state: "answering", sources: [...sources, part.source].slice(0, MOST_SOURCES) };
    case "error":
      return { state: "failed", error: part.error };
    case "done":
      return { state: "done" };
  }
}
