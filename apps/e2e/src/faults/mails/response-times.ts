/** How long requests took, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  const [p50, p99] = [at(0.5), at(0.99)];
  if (p50 === undefined || p99 === undefined) throw new Error('nothing was measured');
  return { p50, p99, count: sorted.length };
}

/** The API's p99 while mails fail may be this many times the one while they don't. */
export const allowedRatio = 1.2;

export interface TimesResult {
  readonly well: Times;
  readonly failing: Times;
  /** Two halves of what was measured while mails went well. */
  readonly equals: readonly [Times, Times];
}

export const ratioOf = ({ well, failing }: TimesResult): number => failing.p99 / well.p99;

export function timesTable(result: TimesResult): string {
  const row = (name: string, { p50, p99, count }: Times) =>
    `| ${name} | ${count} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms |`;
  const ratio = ratioOf(result);
  const [one, other] = result.equals.map(({ p99 }) => p99).toSorted((low, high) => high - low);
  const noise = (one ?? 1) / (other ?? 1);
  return [
    '| Mail server | Bookings | Median | p99 |',
    '| --- | ---: | ---: | ---: |',
    row('answers', result.well),
    row('away, or answers 421', result.failing),
    '',
    `p99 while mails fail: ${ratio.toFixed(2)} times the one while they don't${ratio <= allowedRatio ? '' : ', broken'}.`,
    `The p99 of two halves of the slices in which the mail server answered differ by ${noise.toFixed(2)} times.`,
  ].join('\n');
}
