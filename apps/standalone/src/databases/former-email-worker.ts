import { query } from '@chauffeur/private-servers';

/** Name of the database and user that the email worker had of its own in releases before 0.2. */
const name = 'email_worker';

/** Finds the former database of the email worker; undefined if it never existed or was removed. */
export async function findFormerEmailWorker(adminUrl: string) {
  const found = await query(adminUrl, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.length === 0) return undefined;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  return {
    url,
    /** Removes database and user after the current worker has copied what it needs. Only reports a failure. */
    async remove(): Promise<void> {
      try {
        await query(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        await query(adminUrl, `DROP ROLE IF EXISTS ${name}`);
      } catch (error) {
        process.stderr.write(`The former database ${name} is not removed: ${String(error)}\n`);
      }
    },
  };
}
