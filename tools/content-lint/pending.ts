/** A rule whose findings are only hints in some files. */
export interface Pending {
  /** ID of the rule. */
  rule: string;
  /** The files that haven't been corrected yet. */
  files: RegExp;
}

/**
 * Rules that some content doesn't follow yet. To enforce a rule, narrow its `files`, or remove its entry when `npm run
 * check:content` no longer prints hints for those files.
 */
export const pending: readonly Pending[] = [];
