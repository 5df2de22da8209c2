import { expect, it } from "vitest";
import { estimateDiagramHeight } from "./diagram-height";

const messages = (count: number) => `sequenceDiagram\n${"A->>B: x\n".repeat(count)}`;
const chain = (direction: string, count: number) => `flowchart ${direction}\n${"A-->B\n".repeat(count)}`;

it.each([
  ["nothing", ""],
  ["a small graph", "graph LR\nA-->B"],
  ["a pie", 'pie\n"a": 1'],
])("reserves the minimum height for %s", (_name, source) => {
  expect(estimateDiagramHeight(source)).toBe(180);
});

it.each([
  ["a long sequence", messages(200)],
  ["a tall flowchart", chain("TD", 200)],
  ["a wide flowchart", chain("LR", 200)],
  ["a large class diagram", `classDiagram\n${"A <|-- B\n".repeat(200)}`],
])("reserves at most the maximum height for %s", (_name, source) => {
  expect(estimateDiagramHeight(source)).toBe(560);
});

it("grows with the messages in a sequence diagram, not with its participants", () => {
  expect(estimateDiagramHeight(messages(4))).toBe(334);
  expect(estimateDiagramHeight(messages(4).replace("\n", "\nparticipant A\nactor B\nautonumber\n"))).toBe(
    334,
  );
});

it("reserves more for a vertical flowchart than for a horizontal one", () => {
  expect(estimateDiagramHeight(chain("TB", 6))).toBe(402);
  expect(estimateDiagramHeight(chain("RL", 6))).toBe(266);
});

it("ignores comments, empty lines and the diagram's own frontmatter", () => {
  const plain = chain("LR", 6);
  expect(estimateDiagramHeight(`%% a comment\n\n${plain}`)).toBe(266);
  expect(estimateDiagramHeight(`---\ntitle: x\n---\n${plain}`)).toBe(266);
});
