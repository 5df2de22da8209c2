import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { checkAddresses, encodedAddress, readOldAddress } from "./addresses";

const claim = (path: string, file: string, line = 0) => ({ path, file, line });
const reported = (claims: ReturnType<typeof claim>[]) => checkAddresses(claims).map(formatProblem).join("\n");

describe("checkAddresses", () => {
  it("names both files of an address that is used twice, for every repetition", () => {
    const claims = [
      claim("/a/", "content/a.mdx"),
      claim("/b/", "content/b.mdx"),
      claim("/a/", "content/a.md"),
      claim("/a/", "content/x/sidebar.yaml", 7),
    ];
    expect(reported(claims)).toMatchInlineSnapshot(`
      "content/a.md  the address /a/ is taken by content/a.mdx
          rename one file or give it a \`slug\`
      content/x/sidebar.yaml:7:1  the address /a/ is taken by content/a.mdx
          rename one file or give it a \`slug\`"
    `);
    expect(checkAddresses(claims).map(({ severity }) => severity)).toEqual(["error", "error"]);
  });

  it("reports addresses that differ only in case or in how an accent is encoded", () => {
    expect(
      reported([
        claim("/case/", "content/case.mdx"),
        claim("/Case/", "content/Case.mdx"),
        claim("/caf\u00e9/", "content/a.mdx"),
        claim("/cafe\u0301/", "content/b.mdx"),
      ]),
    ).toMatchInlineSnapshot(`
      "content/Case.mdx  the address /Case/ differs only in case from /case/ of content/case.mdx
          rename one file or give it a \`slug\`
      content/b.mdx  the address /café/ differs only in case from /café/ of content/a.mdx
          rename one file or give it a \`slug\`"
    `);
  });

  it.each(["/4%4/", "/c#/", "/why?/", "/VS Code/", "/a\\b/", "/a\tb/", "/a|b/", "/%41/", "/a:b/"])(
    "reports %s, which can't be an address",
    (path) => {
      expect(reported([claim(path, "content/x.mdx")])).toContain("content/x.mdx  the address");
    },
  );

  it.each(["/a/", "/a/b/", "/Console-1.33.0/", "/日本/", "/a_b~c!$&'()+,;=@/", "/404.html"])(
    "accepts %s",
    (path) => {
      expect(reported([claim(path, "content/x.mdx")])).toBe("");
    },
  );
});

describe("readOldAddress", () => {
  it.each([
    ["/old%20name/", "/old name/"],
    ["/old name/", "/old name/"],
    ["/%E6%97%A5/", "/日/"],
    ["/a.html", "/a.html"],
  ])("reads %s as %s", (written, path) => {
    expect(readOldAddress(written)).toEqual({ path });
  });
  it.each([
    ["/a/#b", "has a query or a hash, which redirects can't tell apart"],
    ["/a/?b=1", "has a query or a hash, which redirects can't tell apart"],
    ["/100%/", "has a percent sign that encodes nothing"],
    ["/a%23b/", "can't hold `#`"],
    ["/a%2525/", "can't hold `%`"],
    ["old/", "doesn't start with one slash"],
    ["//elsewhere.example/", "doesn't start with one slash"],
  ])("rejects %s: it %s", (written, reason) => {
    expect(readOldAddress(written)).toEqual({ reason });
  });
});

it.each([
  ["/old name/", "/old%20name/"],
  ["/old%20name/#日", "/old%20name/#%E6%97%A5"],
  ["https://a.example/?q=a%2Fb", "https://a.example/?q=a%2Fb"],
])("%s is encoded as %s", (address, encoded) => {
  expect(encodedAddress(address)).toBe(encoded);
});
