import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds per tick: the kernel counts in 1/100 s (`getconf CLK_TCK`). */
const tickMs = 10;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Milliseconds of the process and of its children that have ended. */
  readonly ms: number;
}

/** Returns the CPU milliseconds of the named processes, and by command of all others below this one. Linux only. */
export async function cpuTimes(
  named: Readonly<Record<string, number | undefined>>,
): Promise<ReadonlyMap<string, number>> {
  return sumByName(
    (await processesBelow()).map((process) => [process, process.ms]),
    named,
  );
}

/**
 * Returns bytes under the same names; shared pages are divided among their processes (`Pss`). Linux only; needs permission
 * to read other users' processes, if there are any.
 */
export async function memoryUse(
  named: Readonly<Record<string, number | undefined>>,
): Promise<ReadonlyMap<string, number>> {
  const measured = (await processesBelow()).map(async (process) => {
    // A process that has just ended has no memory.
    const rollup = await readFile(`/proc/${process.pid}/smaps_rollup`, 'utf8').catch(() => '');
    return [process, Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024] as const;
  });
  return sumByName(await Promise.all(measured), named);
}

function sumByName(
  values: readonly (readonly [ProcessTime, number])[],
  named: Readonly<Record<string, number | undefined>>,
): ReadonlyMap<string, number> {
  const names = new Map(Object.entries(named).map(([name, pid]) => [pid, name]));
  const sums = new Map<string, number>();
  for (const [process, value] of values) {
    const name = names.get(process.pid) ?? process.command;
    sums.set(name, (sums.get(name) ?? 0) + value);
  }
  return sums;
}

async function processesBelow(): Promise<ProcessTime[]> {
  const processes = new Map((await allProcesses()).map((process) => [process.pid, process]));
  const isBelow = (process: ProcessTime | undefined): boolean =>
    process !== undefined &&
    (process.parent === globalThis.process.pid || isBelow(processes.get(process.parent)));
  return [...processes.values()].filter(isBelow);
}

async function allProcesses(): Promise<ProcessTime[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.filter(Boolean).map((stat) => {
    // proc(5): the name is in parentheses and may contain any character.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ms = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tickMs;
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid: Number.parseInt(stat, 10), parent, command, ms };
  });
}
