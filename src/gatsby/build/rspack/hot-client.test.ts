import { expect, test } from "vitest";
import { withReloadingClient } from "./hot-client";

test("both names of the client resolve to the reloading client, and other settings are kept", () => {
  const { resolve, externals, name } = withReloadingClient({
    name: "develop",
    resolve: { alias: { react: "/react" } },
    externals: { "socket.io-client": "io" },
  });
  const alias = resolve?.alias as Record<string, string>;
  expect(alias.react).toBe("/react");
  expect(alias["webpack-hot-middleware/client$"]).toMatch(/client\.js\?reload=true$/);
  expect(alias["@gatsbyjs/webpack-hot-middleware/client$"]).toBe(alias["webpack-hot-middleware/client$"]);
  expect(externals).toEqual([{ "socket.io-client": "io" }, { url: "self" }]);
  expect(name).toBe("develop");
});
