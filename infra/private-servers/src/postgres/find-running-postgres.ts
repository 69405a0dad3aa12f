import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostmaster } from './postmaster-pid.js';

export const ADMINISTRATOR = 'postgres';

export function administratorUrl(password: string, port: number): string {
  return `postgresql://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/postgres`;
}

/** Returns the administrator's URL of the private PostgreSQL that another process runs on this folder, if any. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const port = (await findRunningPostmaster(join(dataDir, 'cluster')))?.port;
  const password = (await readFile(join(dataDir, 'admin-password'), 'utf8').catch(() => '')).trim();
  return port && password ? administratorUrl(password, port) : undefined;
}
