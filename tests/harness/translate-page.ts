/**
 * Imitates a browser's translator once React has hydrated the page: wraps each text outside code, including text added
 * later, in two `<font>` elements and replaces its text node with one unknown to React. The words stay the same.
 * Runs in the page before the page's own scripts.
 */
export function translatePage(): void {
  const untouched =
    "script, style, noscript, code, pre, textarea, title, option, svg, [translate=no], font font";

  const translate = (text: Text): void => {
    const { parentElement } = text;
    if (!parentElement || text.data.trim() === "" || parentElement.closest(untouched)) return;
    // Translators use this element.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };

  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) translate(text);
  };

  const isTakenOver = (): boolean => {
    const parts = [...document.querySelectorAll("#main, #main > *, #main article > *")];
    return (
      parts.length > 1 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")))
    );
  };

  const start = (): void => {
    if (!isTakenOver()) {
      setTimeout(start, 20);
      return;
    }
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  start();
}
