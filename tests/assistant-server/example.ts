import { startAssistantServer, type Message } from "./server";

/** Echoes each question, word by word. Put your model here. `npx tsx tests/assistant-server/example.ts` */
function* echo({ question }: { question: string }): Generator<Message> {
  for (const word of `You asked: **${question}**`.split(/(?<= )/)) yield { type: "text", text: word };
  yield { type: "source", title: "Guides", url: "/guides/" };
  yield { type: "done" };
}

const { url } = await startAssistantServer(echo);
console.log(`Answers at ${url}, and as lines of JSON at ${url}/lines`);
