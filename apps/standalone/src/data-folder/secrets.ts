import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from './json-file.js';
import { StartupError } from '../startup-error.js';

const secret = z.string().min(1);

/** A file that this product wrote: the first version had all but `linkSecret`. */
const storedSecrets = z.object({
  internalToken: secret,
  jwtSecret: secret,
  /** Makes the tokens of links: lost, all links end. */
  linkSecret: secret.optional(),
  /** Password of each database's user, by the database's name. */
  databasePasswords: z.record(z.string(), secret),
});

/** Secrets of this installation, generated on its first start. */
export type Secrets = Required<z.infer<typeof storedSecrets>>;

/**
 * Reads secrets.json of the data folder, generates what is missing, and writes it readable by this user only. Throws
 * StartupError where the file is not what this product wrote.
 * @param databases names of the databases that need a password
 */
export async function loadSecrets(dataFolder: string, databases: readonly string[]): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  const known = await readStored(file);
  const secrets = completeSecrets(known, databases);
  if (JSON.stringify(secrets) !== JSON.stringify(known)) await writeJsonFile(file, secrets);
  return secrets;
}

/** What an earlier start has stored. Throws StartupError for anything else, since new secrets would end sessions and links. */
async function readStored(file: string): Promise<Partial<Secrets>> {
  const stored = await readJsonFile(file, undefined).catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (stored === undefined) return {};
  const { success, data } = storedSecrets.safeParse(stored);
  if (success) return data;
  throw new StartupError(`${file} is not what this product wrote; restore it from a backup.`);
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
