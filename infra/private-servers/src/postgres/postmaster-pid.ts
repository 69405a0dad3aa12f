import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.js';

/** What postmaster.pid says of the server that holds a data folder. */
export type PostmasterPid = { pid: number; dataFolder: string; port: number };

/** Reads the text of a postmaster.pid; undefined when it is cut short or not one. */
export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const [pid, dataFolder, , port] = text.split('\n');
  if (!pid || !dataFolder || !/^-?\d+$/.test(pid)) return undefined;
  return { pid: Math.abs(Number(pid)), dataFolder, port: Number(port ?? 0) };
}

/** Whether a command line is a PostgreSQL server on this very data folder. */
export function isServerOf(commandLine: string, dataFolder: string): boolean {
  return /postgres(\.exe)?["'\s\0]/.test(commandLine) && commandLine.includes(dataFolder);
}

/** The process of the server that still runs on a data folder, for example after its parent was killed with -9. */
export async function findRunningPostmaster(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const found = parsePostmasterPid(text);
  if (!found) return undefined;
  return isServerOf(await commandLineOf(found.pid), dataFolder) ? found.pid : undefined;
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
