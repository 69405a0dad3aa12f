import { Client } from 'pg';

/**
 * Makes sure that the database of an address exists and that its user alone owns it and may connect to it.
 * @param adminUrl address of an administrator (may create roles and databases)
 * @param url what the service will connect with: user, password and database are taken from it
 * @returns the database's name
 */
export async function ensureDatabase(adminUrl: string, url: string): Promise<string> {
  const { username, password, pathname } = new URL(url);
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  if (!user || !password || !database) throw new Error('the address needs a user, a password and a database');
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 });
  // A connection that is lost while idle emits an error event; the next query fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const [role, name] = [client.escapeIdentifier(user), client.escapeIdentifier(database)];
    const secret = client.escapeLiteral(decodeURIComponent(password));
    const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [user]);
    await client.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${secret}`);
    const there = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!there.rowCount) {
      // The administrator of a managed server is no superuser and must belong to the owner-to-be.
      await client.query(`GRANT ${role} TO current_user`);
      await client.query(`CREATE DATABASE ${name} OWNER ${role} TEMPLATE template0 ENCODING 'UTF8'`);
    }
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
  } finally {
    await client.end();
  }
  return database;
}
