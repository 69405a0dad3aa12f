import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';
import { StartupError } from './startup-error.js';

/** Secrets of this installation, made at random on its first start. */
export type Secrets = {
  internalToken: string;
  jwtSecret: string;
  /** Password of each database's user, by the database's name. */
  databasePasswords: Record<string, string>;
};

/**
 * Reads secrets.json of the data folder, makes what is missing in it, and writes it readable to this user alone.
 * @param databases names of the databases that need a password
 */
export async function loadSecrets(dataFolder: string, databases: readonly string[]): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  const known = await readSecrets(file);
  const secrets = completeSecrets(known, databases);
  if (JSON.stringify(secrets) !== JSON.stringify(known)) {
    await writeFile(`${file}.next`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.next`, file);
  }
  return secrets;
}

/** Keeps the secrets that are there and makes the others. */
export function completeSecrets(known: Partial<Secrets>, databases: readonly string[]): Secrets {
  return {
    internalToken: known.internalToken ?? random(),
    jwtSecret: known.jwtSecret ?? random(),
    databasePasswords: {
      ...known.databasePasswords,
      ...Object.fromEntries(databases.map((name) => [name, known.databasePasswords?.[name] ?? random()])),
    },
  };
}

async function readSecrets(file: string): Promise<Partial<Secrets>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{}';
    throw error;
  });
  try {
    const secrets: Partial<Secrets> = JSON.parse(text);
    return secrets;
  } catch {
    throw new StartupError(`${file} can't be read as JSON; put it back from a backup.`);
  }
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
