import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { ServerError } from '../server-error.js';

/** Names are written into statements, so only these are let through. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/;

/**
 * Makes sure that a database exists with a user of the same name who owns it, and that nobody else may
 * connect to it. May be repeated; the user's password is set anew each time.
 * @param adminUrl address of an administrator (may create roles and databases)
 * @param name lower case letters, digits and _, at most 63
 * @param password a new random one unless given
 * @returns the address of the database with its own user
 */
export async function provisionDatabase(
  adminUrl: string,
  name: string,
  password = randomBytes(24).toString('base64url'),
): Promise<string> {
  if (!NAME.test(name)) throw new ServerError('address-wrong', `"${name}" can't be the name of a database.`);
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const secret = client.escapeLiteral(password);
    const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    await client.query(`${role.rowCount === 0 ? 'create' : 'alter'} role "${name}" login password ${secret}`);
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (database.rowCount === 0) {
      // An administrator of a managed server is no superuser and must belong to the owner-to-be.
      await client.query(`grant "${name}" to current_user`).catch(() => undefined);
      await client.query(`create database "${name}" owner "${name}" template template0 encoding 'UTF8'`);
      await client.query(`revoke connect, temporary on database "${name}" from public`);
    }
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  url.pathname = `/${name}`;
  return url.href;
}
