import { findOrInstall } from './find-program.js';

/** Returns the path of restic, which the product makes backups with: one on this machine, or Debian's. Throws ServerError. */
export async function findRestic(log?: (line: string) => void): Promise<string> {
  return findOrInstall({ name: 'restic', programs: ['restic'], aptPackage: 'restic', variable: 'PATH' }, log);
}
