/// <reference lib="dom" />

/** Changes a page as a browser's translation does: replaces each text node by an element with the translation. */
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
