import type { Reporter } from "../../problems/reporter";

/** What the elements of a file are checked against, and where their problems go. */
export interface ElementContext {
  report: Reporter;
  /** Glossary definitions by ID. */
  glossary: Readonly<Record<string, { term: string; definition: string }>>;
  /** Absolute path of the repository. */
  root: string;
  /** Records that the page also depends on another file. @param file path from the root of the repository */
  dependOn: (file: string) => void;
}
