/** Makes media queries match a phone until `showOnDesktop`; jsdom has no `matchMedia`. */
export function showOnPhone(): void {
  const listeners = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
  const noListeners = Object.fromEntries(listeners.map((name) => [name, () => undefined]));
  window.matchMedia = (media) =>
    ({ ...noListeners, media, matches: media.includes('max-width') }) as unknown as MediaQueryList;
}

export function showOnDesktop(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
