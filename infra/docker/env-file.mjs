import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

/** A secret that an address can carry, and a command line: one that begins with a hyphen would be read as an option. */
export const randomSecret = () => randomBytes(32).toString('hex');

/**
 * A line of an .env file that Docker Compose and systemd read alike: neither replaces anything within single quotes.
 * @param {string} name
 * @param {string} value
 */
export function variable(name, value) {
  if (/['\r\n]/.test(value)) throw new Error(`${name} may have no quotes and no line breaks.`);
  return `${name}=${/^[\w@%+=:,./-]*$/.test(value) ? value : `'${value}'`}`;
}

/**
 * Throws where the file is there already: data and backups can be read with its secrets alone.
 * @param {string} file
 */
export function requireNew(file) {
  if (!existsSync(file)) return;
  throw new Error(
    `${file} is there already, and its secrets belong to the data and the backups. Change settings in it, or move it away.`,
  );
}

/**
 * Writes an .env file, which only its owner may read. Throws where it is there already.
 * @param {string} file
 * @param {string} text
 */
export function writeNew(file, text) {
  requireNew(file);
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}
