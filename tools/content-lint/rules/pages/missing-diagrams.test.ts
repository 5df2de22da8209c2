import { expect, test } from "vitest";
import { contentOf, found } from "../../rule/content.test-support";
import { diagrams } from "./missing-diagrams";

const drawn = '```mermaid title="A" alt="B"\nflowchart LR\n```\n';

test("each concept page needs a diagram, and each family of demos needs one on one of its pages", async () => {
  expect(
    await found(
      diagrams,
      contentOf({
        "content/gateway/concepts/drawn.mdx": drawn,
        "content/gateway/concepts/topics/plain.mdx": "The word ```mermaid isn't a fence.",
        "content/gateway/concepts/_partial.mdx": "",
        "content/gateway/demos/ops/plain.mdx": "",
        "content/gateway/demos/ops/drawn.mdx": drawn,
        "content/gateway/demos/chaos/deep/plain.mdx": "",
        "content/gateway/demos/_partial.mdx": "",
        "content/gateway/how-to/plain.mdx": "",
      }),
    ),
  ).toEqual([
    "content/gateway/concepts/topics/plain.mdx:0 the concept page has no diagram",
    "content/gateway/demos/chaos:0 the group of demos has no diagram",
  ]);
});
