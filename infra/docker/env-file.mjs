import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

/** Returns a secret for use in URLs and on command lines: it does not begin with a hyphen, which would be read as an option. */
export const randomSecret = () => randomBytes(32).toString('hex');

/** Returns a line of an .env file that Docker Compose and systemd read alike: neither expands single quotes. */
export function variable(name, value) {
  if (/['\r\n]/.test(value)) throw new Error(`${name} may have no quotes and no line breaks.`);
  return `${name}=${/^[\w@%+=:,./-]*$/.test(value) ? value : `'${value}'`}`;
}

/** Throws if the file exists, because data and backups can't be read without its secrets. */
export function requireNew(file) {
  if (!existsSync(file)) return;
  throw new Error(
    `${file} is there already, and its secrets belong to the data and the backups. Change settings in it, or move it away.`,
  );
}

/** Writes an .env file that only its owner may read. Throws if it exists. */
export function writeNew(file, text) {
  requireNew(file);
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}
