/** Whether a page's path is that of the not-found page, which is shown at every unknown address. */
export function isNotFound(path: string): boolean {
  return /^\/404(\.html)?\/?$/.test(path);
}
