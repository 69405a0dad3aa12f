/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(first.slice(start, start + 2), 16);
    const b = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A colour moved towards white by `share` (0 to 1). */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** A colour moved towards the ink of the night by `share` (0 to 1). */
export function darker(colour: string, share: number): string {
  return mix(colour, '#060b18', share);
}
