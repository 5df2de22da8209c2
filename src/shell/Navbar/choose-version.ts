interface Choice {
  version: string;
  isLast: boolean;
}

/**
 * The version that a link leads to: the one being read, else the one that the reader prefers, else the last.
 * @param choices the versions that have what the link names
 * @returns undefined where there is none
 */
export function chooseVersion<Kind extends Choice>(
  choices: readonly Kind[],
  active: string | null,
  preferred: string | null,
): Kind | undefined {
  const named = (name: string | null) => choices.find(({ version }) => version === name);
  return named(active) ?? named(preferred) ?? choices.find(({ isLast }) => isLast) ?? choices[0];
}
