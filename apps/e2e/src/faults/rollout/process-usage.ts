import { readFile, writeFile } from 'node:fs/promises';

/** What a process has used, as Linux counts it. */
export interface Usage {
  /** Milliseconds of processor time since its start. */
  readonly cpu: number;
  /** MiB of memory now, and at most since the last reset. */
  readonly memory: number;
  readonly peak: number;
}

/** Milliseconds of a tick, in which /proc counts. */
const tick = 10;

export async function usageOf(pid: number | undefined): Promise<Usage> {
  const files = ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8'));
  const [stat = '', status = ''] = await Promise.all(files);
  return parseUsage(stat, status);
}

/** Resets `peak`. */
export async function resetPeak(pid: number | undefined): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

/** Reads /proc/PID/stat (user and system ticks are fields 14 and 15) and /proc/PID/status. */
export function parseUsage(stat: string, status: string): Usage {
  // The second field is the program's name in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const mebibytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) * tick,
    memory: mebibytes('VmRSS'),
    peak: mebibytes('VmHWM'),
  };
}
