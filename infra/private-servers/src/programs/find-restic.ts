import { findOrInstall } from './find-program.js';

/** Path of restic, with which the product makes backups: one on this machine, else Debian's. Throws ServerError. */
export async function findRestic(log?: (line: string) => void): Promise<string> {
  return findOrInstall({ name: 'restic', programs: ['restic'], aptPackage: 'restic', variable: 'PATH' }, log);
}
