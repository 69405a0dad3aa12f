import { readFile } from 'node:fs/promises';
import { query } from '@chauffeur/private-servers';

/** Milliseconds of a processor's time. */
export interface CpuTime {
  /** This process: the service, and the client that calls it. */
  readonly node: number;
  /** The sessions of the database. */
  readonly postgres: number;
}

/** The kernel counts in hundredths of a second (`getconf CLK_TCK`). */
const tickMs = 10;

/** What some work costs. PostgreSQL is on this machine, which runs Linux. */
export async function cpuTimeOf(databaseUrl: string, work: () => Promise<void>): Promise<CpuTime> {
  const before = await sessionTimes(databaseUrl);
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  const after = await sessionTimes(databaseUrl);
  const postgres = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  return { node: (user + system) / 1_000, postgres };
}

async function sessionTimes(databaseUrl: string): Promise<ReadonlyMap<number, number>> {
  const sessions = await query<{ pid: number }>(
    databaseUrl,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return new Map(await Promise.all(sessions.map(async ({ pid }) => [pid, await timeOf(pid)] as const)));
}

/** User and system time: the 14th and 15th field of proc(5)'s `stat`, counted behind the name in parentheses. */
async function timeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
