import { cpus } from 'node:os';
import { ratioOf, type Pair } from './measure-pairs.js';

/** The large table may take this many times as long as the small one. */
export const allowedRatio = 1.5;

export interface Measured {
  readonly name: string;
  readonly pair: Pair;
  readonly plans: readonly string[];
}

export interface Sizes {
  readonly small: number;
  readonly large: number;
}

export const isKept = ({ pair }: Pick<Measured, 'pair'>): boolean => ratioOf(pair) <= allowedRatio;

/** The table of one measurement, as Markdown. */
export function bookingsTable(measured: readonly Measured[], { small, large }: Sizes): string {
  const count = new Intl.NumberFormat('en');
  const lines = measured.map(({ name, pair }) => {
    const ratio = `${ratioOf(pair).toFixed(2)}${isKept({ pair }) ? '' : ', broken'}`;
    return `| ${name} | ${pair.small.toFixed(2)} ms | ${pair.large.toFixed(2)} ms | ${ratio} |`;
  });
  return [
    `| Question | ${count.format(small)} bookings | ${count.format(large)} bookings | Ratio |`,
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/** How PostgreSQL answered each question on the large table. */
export function plansOf(measured: readonly Measured[]): string {
  return measured
    .map(({ name, plans }) =>
      [`#### ${name}`, ...plans.map((plan) => `\`\`\`\n${plan}\n\`\`\``)].join('\n\n'),
    )
    .join('\n\n');
}

export function measuredWhen(rounds: number): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() || process.arch}`;
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}, ${machine}, Node ${process.versions.node}, medians of ${rounds} requests in one run.`;
}
