interface Choice {
  version: string;
  isLast: boolean;
}

/**
 * The version that a link leads to: the one being read, or else the one that the reader prefers, or else the latest.
 * @param choices the versions that have the link's target
 * @returns undefined if there are none
 */
export function chooseVersion<Kind extends Choice>(
  choices: readonly Kind[],
  active: string | null,
  preferred: string | null,
): Kind | undefined {
  const named = (name: string | null) => choices.find(({ version }) => version === name);
  return named(active) ?? named(preferred) ?? choices.find(({ isLast }) => isLast) ?? choices[0];
}
