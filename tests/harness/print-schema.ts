import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as graphql from "graphql";

// Prints the whole GraphQL schema of a site, with the queries that Gatsby adds to the types of `.cache/schema.gql`.
// Usage, in an empty folder: node --import tsx print-schema.ts FILE_OF_THE_TYPES FILE_TO_WRITE

interface Store {
  dispatch: (action: { type: string; payload: unknown; plugin?: { name: string } }) => void;
  getState: () => { schema: graphql.GraphQLSchema };
}

// The schema's classes come from the copy of the module that Gatsby itself requires.
const require = createRequire(import.meta.url);
const { parse, printSchema } = require("graphql") as typeof graphql;
const { store } = require("gatsby/dist/redux") as { store: Store };
const { build } = require("gatsby/dist/schema") as { build: (options: object) => Promise<void> };

const [types = "", file = ""] = process.argv.slice(2);
store.dispatch({ type: "SET_PROGRAM", payload: { directory: process.cwd() } });
store.dispatch({
  type: "CREATE_TYPES",
  payload: parse(readFileSync(types, "utf8")),
  plugin: { name: "default-site-plugin" },
});
void build({}).then(() => {
  writeFileSync(file, printSchema(store.getState().schema));
  // Handles that Gatsby leaves open would keep the process alive.
  process.exit();
});
