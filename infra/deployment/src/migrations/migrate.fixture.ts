import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository.fixture.js';

const run = promisify(execFile);

interface Container {
  args?: string[];
  env: { name: string; value?: string }[];
}
interface Job {
  metadata: { name: string };
  spec: { template: { spec: { containers: [Container] } } };
}

const [everyJob] = read('every-job.yaml');
const jobs = new Map(read('jobs.yaml').map((job) => [job.metadata.name.replace('migrate-', ''), job]));

function read(file: string): Job[] {
  const text = readFileSync(join(root, 'k8s/migrations', file), 'utf8');
  return parseAllDocuments(text).map((document) => document.toJS() as Job);
}

/** The apps that a job migrates before a rollout. */
export const migratedApps = [...jobs.keys()];

/** Runs an app's migration job with the job's own variables. Rejects with its output if it fails. */
export async function migrate(app: string, databaseUrl: string): Promise<void> {
  const job = jobs.get(app);
  if (!job || !everyJob) throw new Error(`There is no job for ${app}.`);
  const [[shared], [own]] = [everyJob.spec.template.spec.containers, job.spec.template.spec.containers];
  const given = [...shared.env, ...own.env].map(({ name, value = 'secret-of-this-spec' }) => [name, value]);
  const env = {
    ...Object.fromEntries(given),
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const args = own.args ?? shared.args ?? [];
  await run(process.execPath, [join(root, 'apps', app, 'dist/main.js'), ...args], { env });
}
