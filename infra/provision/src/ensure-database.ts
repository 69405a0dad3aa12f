import { Client } from 'pg';

/**
 * Ensures that a URL's database exists, and that only its user owns it and may connect. Returns the database's name.
 * @param adminUrl URL of an administrator (may create roles and databases)
 */
export async function ensureDatabase(adminUrl: string, url: string): Promise<string> {
  const { username, password, pathname } = new URL(url);
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  if (!user || !password || !database) throw new Error('the address needs a user, a password and a database');
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 });
  // A lost idle connection emits an error event; the next query rejects anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const [role, name] = [client.escapeIdentifier(user), client.escapeIdentifier(database)];
    const secret = client.escapeLiteral(decodeURIComponent(password));
    const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [user]);
    await client.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${secret}`);
    const there = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!there.rowCount) {
      // The administrator of a managed server is not a superuser, and must be a member of the role that will own the
      // database.
      await client.query(`GRANT ${role} TO current_user`);
      await client.query(`CREATE DATABASE ${name} OWNER ${role} TEMPLATE template0 ENCODING 'UTF8'`);
    }
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${name} FROM PUBLIC`);
  } finally {
    await client.end();
  }
  return database;
}
