/**
 * Marks the page while the reader has set wide spacing between letters or words (WCAG 1.4.12): what is otherwise cut off
 * after a line then wraps. CSS has no query for it.
 */
export function followTextSpacing(): void {
  const probe = document.createElement('span');
  probe.textContent = 'a a';
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', top: 0, visibility: 'hidden' });
  document.body.append(probe);
  new ResizeObserver(() => {
    const { letterSpacing, wordSpacing, fontSize } = getComputedStyle(probe);
    const isWide = (spacing: string) => Number.parseFloat(spacing) > 0.05 * Number.parseFloat(fontSize);
    document.documentElement.toggleAttribute(
      'data-wide-spacing',
      isWide(letterSpacing) || isWide(wordSpacing),
    );
  }).observe(probe);
}
