/** Until `showOnDesktop` the window is that of a phone; jsdom has no queries of its own. */
export function showOnPhone(): void {
  const listeners = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
  const deaf = Object.fromEntries(listeners.map((name) => [name, () => undefined]));
  window.matchMedia = (media) =>
    ({ ...deaf, media, matches: media.includes('max-width') }) as unknown as MediaQueryList;
}

export function showOnDesktop(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
