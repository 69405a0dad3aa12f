import { performance } from 'node:perf_hooks';
import { median } from '../load/load.js';
import { markdownTable } from '../performance-document.js';

/** A value for the small database and one for the large database. */
export interface Pair<Value> {
  readonly small: Value;
  readonly large: Value;
}

/** Max time with the large table, as a multiple of the time with the small one. */
const allowedRatio = 1.5;

export interface MeasuredRequest {
  readonly name: string;
  /** Medians in milliseconds. */
  readonly times: Pair<number>;
}

const ratioOf = ({ small, large }: Pair<number>): number => large / small;

export const isWithinRatio = ({ times }: Pick<MeasuredRequest, 'times'>): boolean =>
  ratioOf(times) <= allowedRatio;

/** Measures both sides in turn, so that other work on the machine affects both equally; the warm-up does not count. */
export async function measurePair(
  send: Pair<() => Promise<unknown>>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Pair<number>> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const start = performance.now();
      await send[side]();
      if (round >= 0) times[side].push(performance.now() - start);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

export function tableOf(measured: readonly MeasuredRequest[], { small, large }: Pair<number>): string {
  const rows = measured.map(({ name, times }) => [
    name,
    `${times.small.toFixed(2)} ms`,
    `${times.large.toFixed(2)} ms`,
    `${ratioOf(times).toFixed(2)}${isWithinRatio({ times }) ? '' : ', exceeded'}`,
  ]);
  const sizes = [small, large].map((size) => `${size.toLocaleString('en')} bookings`);
  return markdownTable(['Request', ...sizes, 'Ratio'], rows);
}
