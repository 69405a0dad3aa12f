import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@chauffeur/provision';

/**
 * Makes sure that a database exists with a user of the same name who owns it, and that nobody else may
 * connect to it. May be repeated; the user's password is set again each time.
 * @param adminUrl address of an administrator (may create roles and databases)
 * @param password a new random one unless given
 * @returns the address of the database with its own user
 */
export async function provisionDatabase(
  adminUrl: string,
  name: string,
  password = randomBytes(24).toString('base64url'),
): Promise<string> {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  url.pathname = `/${name}`;
  await ensureDatabase(adminUrl, url.href);
  return url.href;
}
