import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@chauffeur/provision';

/** Ensures a database owned by a user of the same name, by default with a new password. Returns its URL. */
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
