import { expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { checkRouteComponents } from "./route-components";

it("names the page whose component has no default export, and accepts every form of a default export", () => {
  const files = {
    "src/templates/a.tsx": "export function A() {}\n// export default is missing\n",
    "src/templates/b.tsx": "export default function B() {}\n",
    "src/templates/c.tsx": "function C() {}\nexport { C as default };\n",
    "src/templates/images.ts": "export const images = 1;\n",
    "src/pages/index.tsx": "export function Home() {}\n",
    "src/pages/404.tsx": "export const NotFound = 1;\n",
    "src/pages/faq.test.tsx": "\n",
  };
  const problems = withFiles(files, checkRouteComponents);
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "src/pages/404.tsx  the route component of /404/ has no default export
        export the page's component with \`export default\`
    src/pages/index.tsx  the route component of / has no default export
        export the page's component with \`export default\`
    src/templates/a.tsx  the route component of \`a\` pages has no default export
        export the page's component with \`export default\`"
  `);
});
