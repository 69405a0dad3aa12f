import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@chauffeur/provision';

/**
 * Ensures that a database exists, and that only its user, of the same name, owns it and may connect. Idempotent; sets the
 * user's password each time, by default to a new random one. Returns the URL with that user.
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
