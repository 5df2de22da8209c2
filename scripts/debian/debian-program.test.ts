import { expect, test } from "vitest";
import { ensureDebianProgram } from "./debian-program.mjs";
import { makeTemporaryFolder } from "../temporary-folder.test-support";

test("an installed program is used", () => {
  expect(ensureDebianProgram("coreutils", "/usr/bin/env")).toBe("/usr/bin/env");
});

test("a previously unpacked program is used", async () => {
  const folder = await makeTemporaryFolder({ "some-package/usr/bin/some-program": "" });
  expect(ensureDebianProgram("some-package", "/usr/bin/some-program", folder)).toBe(
    `${folder}/some-package/usr/bin/some-program`,
  );
});

test("a missing package is an error with instructions", async () => {
  const folder = await makeTemporaryFolder({});
  expect(() => ensureDebianProgram("no-such-package", "/usr/bin/no-such-program", folder)).toThrow(
    /The tests need "no-such-package".*apt-get install no-such-package/,
  );
});
