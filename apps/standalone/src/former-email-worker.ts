import { Client } from 'pg';

/** The database, and the user of the same name, that the email worker had of its own in releases before 0.2. */
const name = 'email_worker';

/** What an older release has left in a data folder. */
export type FormerEmailWorker = {
  /** Address of its database, as the administrator. */
  url: string;
  /** Removes database and user once the present worker has copied what it needs; a failure is only reported. */
  remove: () => Promise<void>;
};

/** Finds the former database of the email worker; undefined in an installation that never had one, or no longer has. */
export async function findFormerEmailWorker(adminUrl: string): Promise<FormerEmailWorker | undefined> {
  const { rowCount } = await withClient(adminUrl, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]),
  );
  if (!rowCount) return undefined;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  return {
    url,
    remove: () =>
      withClient(adminUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        await client.query(`DROP ROLE IF EXISTS ${name}`);
      }).catch((error: unknown) => {
        process.stderr.write(`The former database ${name} is not removed: ${String(error)}\n`);
      }),
  };
}

async function withClient<Result>(
  adminUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is an event; the next query fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
