import type { AnswerError, AnswerPart, AnswerSource, AssistantProvider, QuestionContext } from "./provider";

/** A question with what has come of its answer. */
export interface Turn {
  id: number;
  question: string;
  text: string;
  sources: readonly AnswerSource[];
  state: "waiting" | "answering" | "done" | "stopped" | "failed";
  error: AnswerError | null;
  /** What the reader thinks of the answer; null as long as he hasn't said. */
  helpful: boolean | null;
}

/** The questions of this visit and their answers. It is kept in memory only, and outlives the panel. */
export interface Conversation {
  /** The same list until something changes. */
  turns: () => readonly Turn[];
  subscribe: (listener: () => void) => () => void;
  /** Asks; an answer that is still coming is stopped. */
  ask: (question: string) => void;
  /** Asks the last question again. */
  retry: () => void;
  /** Keeps what has come and wants no more of it. */
  stop: () => void;
  rate: (id: number, helpful: boolean) => void;
  /** Forgets everything. */
  reset: () => void;
}

/** More than anybody reads; what goes on beyond it is no answer. */
const LONGEST_ANSWER = 40_000;
const MOST_SOURCES = 20;
/** Earlier questions that a provider is told of. */
const HISTORY = 6;

/**
 * @param load the provider; a failure to load it is a failure to answer
 * @param pageOf the page that the reader is on when he asks
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
        // What a stopped provider still sends belongs to nobody.
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
      // Closes what is still open of an answer that has ended in an error.
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
