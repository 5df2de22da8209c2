/** What is used of Prism: its grammars, which can be changed before anything is highlighted. */
declare module "prismjs" {
  interface Token {
    pattern: RegExp;
    lookbehind?: boolean;
    greedy?: boolean;
  }
  const Prism: { languages: Record<string, Record<string, Token | RegExp> | undefined> };
  export default Prism;
}
