import { describe, expect, it } from "vitest";
import { engineOf, urlsOf } from "../index-fixture.test-support";

describe("a query for an option or a variable finds", () => {
  it("its row before texts that mention it", () => {
    const engine = engineOf({
      Guide: ["If ports run out, raise GATEWAY_PORT_COUNT and restart.", "See GATEWAY_PORT_COUNT."],
      Variables: [
        "GATEWAY_PORT_COUNT · 10 · How many ports are opened. Twice the number of brokers leaves room.",
      ],
    });
    expect(urlsOf(engine, "GATEWAY_PORT_COUNT")[0]).toBe("/variables/");
    expect(urlsOf(engine, "what is GATEWAY_PORT_COUNT")[0]).toBe("/variables/");
  });

  it("the row that has it in the first cell before rows that mention it more or elsewhere", () => {
    const engine = engineOf({
      Network: ["Separator · HOST_SEPARATOR · -"],
      Trouble: ["HOST_SEPARATOR has no effect · It is for SNI · Use SNI"],
      Variables: [
        "HOST_SEPARATOR · string · - · Stands between the broker and the advertised host, so that one wildcard certificate fits.",
      ],
    });
    expect(urlsOf(engine, "HOST_SEPARATOR")[0]).toBe("/variables/");
  });

  it("its row before pages about its words, if its name has a placeholder", () => {
    const engine = engineOf({
      Clusters: {
        keywords: "Kafka cluster ID",
        content: ["## Kafka cluster ID", "The ID of a Kafka cluster."],
      },
      Variables: ["KAFKA_<CLUSTER ID>_ · - · The beginning of the names of a cluster's properties."],
    });
    expect(urlsOf(engine, "KAFKA_<CLUSTER ID>_")[0]).toBe("/variables/");
    expect(urlsOf(engine, "kafka cluster id")[0]).toBe("/clusters/#kafka-cluster-id");
  });
});
