import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '../environment.js';
import { readJsonFile, writeJsonFile } from './json-file.js';
import { StartupError } from '../startup-error.js';

const secret = z.string().min(1);

/** Content of the file. A secret that an operator removed, to rotate it, is generated again. */
const storedSecrets = z.object({
  internalToken: secret.optional(),
  jwtSecret: secret.optional(),
  /** Signs the tokens of links: if it is lost, all links become invalid. The first version had none. */
  linkSecret: secret.optional(),
  databasePasswords: z.record(z.string(), secret),
});

export type Secrets = Required<z.infer<typeof storedSecrets>>;

/**
 * Reads secrets.json of the data folder, generates missing secrets, and writes it readable only by this user. Throws
 * StartupError if the file was not written by this product, or the environment has a different value.
 */
export async function loadSecrets(
  dataFolder: string,
  databases: readonly string[],
  environment: Environment = {},
): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  const known = await readStored(file);
  requireNoOthers(environment, known, file);
  const secrets = completeSecrets(known, databases);
  if (JSON.stringify(secrets) !== JSON.stringify(known)) await writeJsonFile(file, secrets);
  return secrets;
}

/** Reads the stored secrets. Throws StartupError for any other content, because new secrets would end sessions and links. */
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

/** Rejects secrets in the environment that would have no effect, so that an operator does not believe they were rotated. */
function requireNoOthers(environment: Environment, known: Partial<Secrets>, file: string): void {
  const stored = {
    INTERNAL_TOKEN: known.internalToken,
    JWT_SECRET: known.jwtSecret,
    LINK_SECRET: known.linkSecret,
  };
  for (const [variable, value] of Object.entries(stored)) {
    const given = environment[variable];
    if (!given || given === value) continue;
    throw new StartupError(
      `${variable} has no effect here: its value is made by this product, in ${file}. Remove the variable; docs/runbook.md says how the secret is rotated ("Rotate secrets").`,
    );
  }
}

/** Adds generated secrets for missing ones. */
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
