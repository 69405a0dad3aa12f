import { isAbsolute, resolve } from 'node:path';
import type { BackupStore } from '@chauffeur/contracts/operations/backups';
import type { Environment } from '../environment.js';
import { isInside } from '../data-folder/is-inside.js';
import { StartupError } from '../startup-error.js';

/** Where and when backups are made, and their password. */
export type BackupSettings = {
  /** Each with the name of its repository as restic expects it. */
  stores: { store: BackupStore; repository: string }[];
  password: string;
  /** The hour in Baku after which the daily backup is made. */
  hour: number;
};

/** restic takes any other name for a relative folder, even `https://host/bucket`. */
const storeName = /^(?:\/|(?:local|sftp|rest|s3|swift|b2|azure|gs|rclone):)/;

/**
 * Reads the backup settings; undefined if no backups are made. Throws StartupError that names the invalid variable.
 * @param dataFolder the folder to copy; backups can't be inside it
 */
export function readBackupSettings(environment: Environment, dataFolder: string): BackupSettings | undefined {
  const {
    BACKUP_FOLDER: folder,
    BACKUP_STORE: remote,
    BACKUP_PASSWORD: password = '',
    BACKUP_HOUR: hour = '',
  } = environment;
  if (!folder && !remote) return undefined;
  if (environment['POSTGRES_ADMIN_URL']) {
    throw new StartupError(
      'BACKUP_FOLDER and BACKUP_STORE are for the embedded PostgreSQL; back up your own server with its own tools.',
    );
  }
  if (password.length < 16) {
    throw new StartupError(
      'BACKUP_PASSWORD must have at least 16 characters; without it no backup can be read.',
    );
  }
  if (folder && (!isAbsolute(folder) || isInside(folder, dataFolder))) {
    throw new StartupError('BACKUP_FOLDER must be an absolute path outside of DATA_DIR.');
  }
  if (remote && !storeName.test(remote)) {
    throw new StartupError(
      'BACKUP_STORE must begin with the kind of store, as s3:https://host/bucket/folder, or be an absolute path.',
    );
  }
  if (!/^(|1?\d|2[0-3])$/.test(hour)) throw new StartupError('BACKUP_HOUR must be an hour from 0 to 23.');
  return {
    stores: [
      ...(folder ? [{ store: 'folder' as const, repository: resolve(folder) }] : []),
      ...(remote ? [{ store: 'remote' as const, repository: remote }] : []),
    ],
    password,
    hour: Number(hour || 3),
  };
}
