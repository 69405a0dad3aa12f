import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.js';
import { until } from '../processes/until.js';
import { ServerError } from '../server-error.js';

/** What postmaster.pid says about the server on a data folder. */
export type PostmasterPid = { pid: number; dataFolder: string; port: number };

/** Parses a postmaster.pid; returns undefined if it is truncated or invalid. */
export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const [pid, dataFolder, , port] = text.split('\n');
  if (!pid || !dataFolder || !/^-?\d+$/.test(pid)) return undefined;
  return { pid: Math.abs(Number(pid)), dataFolder, port: Number(port ?? 0) };
}

/** Whether a command line is that of a PostgreSQL server on exactly this data folder. */
export function isServerOf(commandLine: string, dataFolder: string): boolean {
  return /postgres(\.exe)?["'\s\0]/.test(commandLine) && commandLine.includes(dataFolder);
}

/** Returns the server that still runs on a data folder, for example after its parent was killed with -9. */
export async function findRunningPostmaster(dataFolder: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const found = parsePostmasterPid(text);
  return found && isServerOf(await commandLineOf(found.pid), dataFolder) ? found : undefined;
}

async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return raw.replaceAll('\0', ' ');
  }
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return (await runCommand('powershell', ['-NoProfile', '-Command', query], { timeout: 10_000 })).output;
  }
  return (await runCommand('ps', ['-o', 'command=', '-p', String(pid)], { timeout: 5_000 })).output;
}

/** Stops a server that another process left running on the same data. */
export async function stopLeftOver(dataFolder: string): Promise<void> {
  const running = await findRunningPostmaster(dataFolder);
  if (!running) {
    // The process id may now belong to another program, which would prevent PostgreSQL from starting.
    await rm(join(dataFolder, 'postmaster.pid'), { force: true });
    return;
  }
  const steps = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, timeout] of steps) {
    try {
      process.kill(running.pid, signal);
    } catch {
      return;
    }
    if (await until(async () => (await findRunningPostmaster(dataFolder)) === undefined, timeout)) return;
  }
  throw new ServerError(`An old PostgreSQL (process ${running.pid}) on ${dataFolder} can't be stopped.`);
}
