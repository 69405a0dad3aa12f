import { randomBytes } from 'node:crypto';

/** A secret in letters that an address can carry. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/**
 * A line of an .env file that Docker Compose and systemd read alike: neither replaces anything within single quotes.
 * @param {string} name
 * @param {string} value
 */
export function variable(name, value) {
  if (/['\r\n]/.test(value)) throw new Error(`${name} may have no quotes and no line breaks.`);
  return `${name}=${/^[\w@%+=:,./-]*$/.test(value) ? value : `'${value}'`}`;
}
