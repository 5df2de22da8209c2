import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const pagesInFolder = 20;
const foldersInGroup = 10;

/**
 * Writes `count` documentation pages of about 6 KB each, with the content of typical pages: headings, prose with links and
 * inline code, a table, an admonition, tabs and highlighted samples. Folders contain 20 pages and groups contain 10 folders, as
 * in a large manual.
 * @param directory the section's folder, which is created again
 * @param count the number of pages
 */
export function generateContent(directory: string, count: number): void {
  rmSync(directory, { recursive: true, force: true });
  for (let number = 0; number < count; number += 1) {
    const folder = path.join(directory, ...foldersOf(number));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `page-${number}.mdx`), pageText(number, count));
  }
  writeFileSync(
    path.join(directory, "index.mdx"),
    "---\ntitle: Overview\ndescription: Where the manual starts.\n---\n\nThe manual.\n",
  );
}

function foldersOf(number: number): string[] {
  const folder = Math.floor(number / pagesInFolder);
  return [`group-${Math.floor(folder / foldersInGroup)}`, `folder-${folder}`];
}

function pageText(number: number, count: number): string {
  const neighbour = (number + 1) % count;
  const relative = path.posix.relative(
    foldersOf(number).join("/"),
    `${foldersOf(neighbour).join("/")}/page-${neighbour}.mdx`,
  );
  const link = relative.startsWith(".") ? relative : `./${relative}`;
  const sections = ["Prepare the cluster", "Create the topics", "Set the limits", "Watch the result"].map(
    (title, index) => sectionText(title, number, index),
  );
  return `---
title: Operate topic set ${number}
description: Create, limit and watch topic set ${number} on a shared cluster.
---

Topic set ${number} belongs to one team. This page makes its topics, sets their limits and shows what to watch.

:::note Before you start
You need \`kafka-topics.sh\` on your path and a user that may alter topics on the cluster.
:::

${sections.join("\n")}
## Next steps

Continue with [the next set](${link}), or read about \`retention.ms\` and \`cleanup.policy\` in Kafka's documentation.
`;
}

function sectionText(title: string, number: number, index: number): string {
  const topic = `orders-${number}-${index}`;
  return `## ${title}

Each topic of the set has the prefix \`orders-${number}\`. The *owner* decides how long records stay; the **platform team**
decides how many partitions there are. A topic with more partitions than consumers wastes file handles, and one with fewer
leaves consumers idle. Watch the lag for a day before you change either of them again.

### Command ${index}

\`\`\`bash title="create-${topic}.sh" {2}
kafka-topics.sh --bootstrap-server broker1.example.com:9092 \\
  --create --topic ${topic} --partitions 12 --replication-factor 3 \\
  --config retention.ms=604800000 --config min.insync.replicas=2
\`\`\`

<Tabs group="format">
<Tab label="YAML">

\`\`\`yaml
apiVersion: kafka/v2
kind: Topic
metadata:
  cluster: shared
  name: ${topic}
spec:
  partitions: 12
  replicationFactor: 3
\`\`\`

</Tab>
<Tab label="JSON">

\`\`\`json
{ "name": "${topic}", "partitions": 12, "configs": { "retention.ms": "604800000" } }
\`\`\`

</Tab>
</Tabs>

| Setting | Default | Meaning |
| --- | --: | --- |
| \`retention.ms\` | 604800000 | How long a segment is kept |
| \`segment.bytes\` | 1073741824 | Size at which a segment is closed |
| \`min.insync.replicas\` | 1 | Replicas that must confirm a write |
`;
}
