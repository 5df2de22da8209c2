/** What Gatsby records about one kind of values in a field: how many nodes have such a value, and what it consists of. */
interface ValueMetadata {
  total?: number;
  dprops?: Record<string, FieldMetadata>;
  item?: FieldMetadata;
  nodes?: Record<string, number>;
}

/** By kind of value, such as `string`. */
export type FieldMetadata = Partial<Record<string, ValueMetadata>>;

/** What Gatsby records about the nodes of a type. */
export interface TypeMetadata {
  total?: number;
  fieldMap?: Record<string, FieldMetadata>;
}
