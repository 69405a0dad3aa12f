import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from './json-file.js';
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
  const known = (await readJsonFile(file, {}).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartupError(`${file} can't be read as JSON; restore it from a backup.`);
  })) as Partial<Secrets>;
  const secrets = completeSecrets(known, databases);
  if (JSON.stringify(secrets) !== JSON.stringify(known)) await writeJsonFile(file, secrets);
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
