import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { containersOf } from '../kustomize/build-overlay.js';
import type { Fields } from '../kustomize/manifest.js';
import { overlay, root } from '../manifests/overlays.fixture.js';

const run = promisify(execFile);

interface JobContainer extends Fields {
  args: string[];
  env: { name: string; value?: string }[];
}

const SECRETS_WITH_A_FORM = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** Runs the program of an app's migration job with the job's own variables; rejects with its output where it fails. */
export async function migrate(app: string, databaseUrl: string): Promise<void> {
  const job = overlay('production-migrations').find(({ metadata }) => metadata.name === `migrate-${app}`);
  const [container] = (job ? containersOf(job) : []) as JobContainer[];
  if (!container) throw new Error(`There is no job for ${app}.`);
  const given = container.env.map(({ name, value = 'secret-of-this-spec' }) => [name, value]);
  const env = { ...Object.fromEntries(given), DATABASE_URL: databaseUrl, ...SECRETS_WITH_A_FORM };
  await run(process.execPath, [join(root, 'apps', app, 'dist/main.js'), ...container.args], { env });
}
