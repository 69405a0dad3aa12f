import { performance } from 'node:perf_hooks';

/** Two ways to answer the same question, and how long each took: medians in milliseconds. */
export interface Pair {
  readonly small: number;
  readonly large: number;
}

/** How much longer the large one took. */
export const ratioOf = ({ small, large }: Pair): number => large / small;

/** Measures both in turn, so that whatever else the machine does meets both alike; the first `warmUp` are not counted. */
export async function measurePair(
  ask: { readonly small: () => Promise<unknown>; readonly large: () => Promise<unknown> },
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Pair> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const start = performance.now();
      await ask[side]();
      if (round >= 0) times[side].push(performance.now() - start);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (below === undefined || above === undefined) throw new Error('nothing was measured');
  return (below + above) / 2;
}
