import { gatsbyEmitter, gatsbyStore } from "../gatsby-store";
import type { FieldMetadata, TypeMetadata } from "../inference-metadata";
import { watchPlugins } from "./running-plugins";

interface SchemaModule {
  buildSchema: (context: { refresh?: boolean }) => Promise<void>;
}

/**
 * Replaces Gatsby's module that builds the schema. Gatsby rebuilds the schema from all nodes after each edit. During
 * development, this version rebuilds it only if the fields of the nodes have changed.
 * @param original loads Gatsby's module
 */
export function schemaReplacement(original: () => unknown): SchemaModule {
  const module = original() as SchemaModule;
  const pluginsFinished = watchPlugins(gatsbyEmitter());
  let built: string | undefined;
  return {
    ...module,
    buildSchema: async (context) => {
      // Otherwise, the fields of nodes that a plugin has yet to create would be missing.
      await pluginsFinished();
      const isRefresh = context.refresh === true;
      if (!isRefresh && built !== undefined && built === shapeOfNodes()) return;
      await module.buildSchema(context);
      built = shapeOfNodes();
    },
  };
}

function shapeOfNodes(): string {
  return shapeOf(gatsbyStore().getState().inferenceMetadata.typeMap);
}

/** A text that changes whenever the schema built from these nodes would change. */
export function shapeOf(types: Readonly<Record<string, TypeMetadata>>): string {
  const shapes = Object.entries(types)
    .filter(([, { total = 0 }]) => total > 0)
    .map(([name, { fieldMap = {} }]) => [name, shapeOfFields(fieldMap)] as const);
  return JSON.stringify(sorted(shapes));
}

function shapeOfFields(fields: Readonly<Record<string, FieldMetadata>>): unknown {
  return sorted(
    Object.entries(fields)
      .map(([name, field]) => [name, shapeOfField(field)] as const)
      .filter(([, shape]) => shape.length > 0),
  );
}

function shapeOfField(field: FieldMetadata): readonly (readonly [string, unknown])[] {
  return sorted(
    Object.entries(field)
      .flatMap(([kind, value]) => (value && (value.total ?? 0) > 0 ? [[kind, value] as const] : []))
      .map(([kind, { dprops, item, nodes }]) => {
        const linked = Object.entries(nodes ?? {}).filter(([, count]) => count > 0);
        const parts = [
          dprops ? shapeOfFields(dprops) : null,
          item ? shapeOfField(item) : null,
          linked.map(([id]) => id).sort(),
        ];
        return [kind, parts] as const;
      }),
  );
}

function sorted<Entry extends readonly [string, unknown]>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}
