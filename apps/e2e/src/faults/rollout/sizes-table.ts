/** What was done for some time, and how often. */
export interface Load {
  /** As in the column's head: `booking`. */
  readonly name: string;
  readonly count: number;
  readonly perSecond: number;
}

/** What one service took. */
export interface ServiceSize {
  readonly name: string;
  /** MiB before the load, and at most during it. */
  readonly atRest: number;
  readonly peak: number;
  /** Milliseconds of processor time under each load, by its name. */
  readonly cpu: Readonly<Record<string, number>>;
}

/** The sizes as a Markdown table: memory, and for each load the processor's milliseconds for one of its kind. */
export function sizesTable(loads: readonly Load[], services: readonly ServiceSize[]): string {
  const each = (size: ServiceSize, { name, count }: Load) => (size.cpu[name] ?? 0) / Math.max(1, count);
  const shown = (value: number) => (value < 0.05 ? '' : value.toFixed(value < 10 ? 1 : 0));
  return [
    `| Service | At rest, MiB | Highest, MiB | ${loads.map(({ name }) => `ms a ${name}`).join(' | ')} |`,
    `| --- | ---: | ---: |${' ---: |'.repeat(loads.length)}`,
    ...services.map((size) => {
      const cells = loads.map((load) => shown(each(size, load)));
      return `| ${size.name} | ${size.atRest.toFixed(0)} | ${size.peak.toFixed(0)} | ${cells.join(' | ')} |`;
    }),
    '',
    `Loads: ${loads.map(({ name, count, perSecond }) => `${count} × ${name} at ${perSecond.toFixed(1)} a second`).join(', ')}. ` +
      'A millisecond for each, 10 times a second, is 10m of a processor.',
  ].join('\n');
}
