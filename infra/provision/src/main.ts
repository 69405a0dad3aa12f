import { ensureDatabase } from './ensure-database.js';

// Creates the database and user of every service. POSTGRES_ADMIN_URL is an administrator's URL, each *_DATABASE_URL
// that of a service. Can be repeated; a changed password takes effect.
const { POSTGRES_ADMIN_URL: adminUrl } = process.env;
const wanted = Object.entries(process.env).filter(([name]) => name.endsWith('_DATABASE_URL'));
if (!adminUrl || wanted.length === 0) {
  process.stderr.write(`${adminUrl ? '*_DATABASE_URL' : 'POSTGRES_ADMIN_URL'} is missing\n`);
  process.exit(1);
}
for (const [name, url = ''] of wanted) {
  try {
    process.stdout.write(`${name}: database ${await ensureDatabase(adminUrl, url)} is there\n`);
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
