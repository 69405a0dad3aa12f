/// <reference lib="dom" />

/** What a browser that translates the page does to it: each text node gives way to an element with the translation. */
export function translatePage(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const translation = document.createElement('font');
    translation.textContent = text.textContent;
    text.parentNode?.replaceChild(translation, text);
  }
}
