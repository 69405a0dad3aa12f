import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@chauffeur/provision';

/**
 * Ensures that a database exists, owned by a user of the same name, and that no other user may connect to it.
 * Idempotent; sets the user's password each time.
 * @param adminUrl URL of an administrator (may create roles and databases)
 * @param password by default a new random one
 * @returns the URL of the database with its own user
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
