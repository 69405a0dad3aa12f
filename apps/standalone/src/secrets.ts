import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@chauffeur/private-servers';
import { StartupError } from './startup-error.js';

/** Secrets of this installation, generated on its first start. */
export type Secrets = {
  internalToken: string;
  jwtSecret: string;
  /** Makes the tokens of links: lost, all links end. */
  linkSecret: string;
  /** Password of each database's user, by the database's name. */
  databasePasswords: Record<string, string>;
};

/**
 * Reads secrets.json of the data folder, generates what is missing, and writes it readable by this user only.
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

/** The existing secrets, with generated ones where they are missing. */
export function completeSecrets(known: Partial<Secrets>, databases: readonly string[]): Secrets {
  const random = () => randomBytes(32).toString('base64url');
  const {
    internalToken = random(),
    jwtSecret = random(),
    linkSecret = random(),
    databasePasswords = {},
  } = known;
  const missing = databases.filter((name) => !databasePasswords[name]).map((name) => [name, random()]);
  return {
    internalToken,
    jwtSecret,
    linkSecret,
    databasePasswords: { ...databasePasswords, ...Object.fromEntries(missing) },
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
    throw new StartupError(`${file} can't be read as JSON; restore it from a backup.`);
  }
}
