/** A repeatable source of numbers in [0, 1): the same seed always draws the same picture (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The numbers 0 to `count` - 1. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);
}
