import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { ServerError } from '../server-error.js';
import { aptInstall, aptWorks } from './apt.js';

/** Folders of programs that may not be in PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin'];

export type WantedProgram = {
  name: string;
  /** Names or absolute paths, in order of preference. */
  programs: readonly string[];
  aptPackage: string;
  /** Variable that can name another program. */
  variable: string;
};

/** Returns a program's path; installs a missing one as root on Debian or Ubuntu. Throws ServerError that names it. */
export async function findOrInstall(
  { name, programs, aptPackage, variable }: WantedProgram,
  log?: (line: string) => void,
): Promise<string> {
  let found = findProgram(programs);
  if (found === undefined && aptWorks()) {
    await aptInstall(aptPackage, log);
    found = findProgram(programs);
  }
  if (found !== undefined) return found;
  throw new ServerError(`${name} is needed: install ${name} on this machine, or name one by ${variable}.`);
}

/** Returns the first of the programs that exists. Names are looked up in PATH. */
export function findProgram(programs: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS];
  return programs
    .flatMap((program) => (isAbsolute(program) ? [program] : folders.map((folder) => join(folder, program))))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
