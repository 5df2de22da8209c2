import type { z } from "zod";
import { walkElements, type ContentNode, type JsonValue } from "../../model/content/content-tree";
import { byVersion, hasLine, productOf, releaseProducts } from "../../model/release/release";
import { compatibilityRuleSchema, supportWindowSchema } from "../../model/release/support-data";
import type { ReleaseNode } from "../node-types/content-types";
import { dayOf } from "../../model/release/support-window";
import { allNodes, type NodeModel } from "./node-model";

/**
 * Adds the data to components that show support data. This happens when a page is queried, through Gatsby's node model, so that
 * a changed support data file updates the pages that show it.
 * @param tree changed in place
 */
export async function fillSupportData(tree: readonly ContentNode[], nodeModel: NodeModel): Promise<void> {
  const wanted: { type: string; props: Record<string, JsonValue> }[] = [];
  walkElements(tree, (element) => {
    if (!["SupportWindows", "CompatibilityTable", "CompatibilityPicker"].includes(element.type)) return;
    element.props = { ...element.props };
    wanted.push({ type: element.type, props: element.props });
  });
  if (wanted.length === 0) return;
  const windows = await itemsOf(nodeModel, "SupportWindow", supportWindowSchema);
  const rules = await itemsOf(nodeModel, "CompatibilityRule", compatibilityRuleSchema);
  for (const { type, props } of wanted) {
    const own = <Item extends { product: string }>(items: Item[]) =>
      items.filter((item) => item.product === props.product);
    if (type === "SupportWindows")
      Object.assign(props, { windows: own(windows), builtOn: dayOf(new Date()) });
    if (type === "CompatibilityTable") props.rules = own(rules);
    if (type === "CompatibilityPicker") {
      const versions = await versionsOf(nodeModel);
      Object.assign(props, { windows, rules, versions, builtOn: dayOf(new Date()) });
    }
  }
}

/** The data of all nodes of a type, without the fields that Gatsby adds. */
async function itemsOf<Schema extends z.ZodObject>(
  nodeModel: NodeModel,
  type: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  return (await allNodes(nodeModel, type)).map((node) => schema.parse(node));
}

/** The versions of each product, highest first. */
async function versionsOf(nodeModel: NodeModel): Promise<Record<string, string[]>> {
  const nodes = await allNodes<ReleaseNode>(nodeModel, "Release");
  const releases = nodes.filter(hasLine).toSorted(byVersion);
  return Object.fromEntries(
    releaseProducts.map((product) => [
      product,
      releases.filter(({ line }) => productOf(line) === product).map(({ version }) => version),
    ]),
  );
}
