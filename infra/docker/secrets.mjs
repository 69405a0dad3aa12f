import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

// node infra/docker/secrets.mjs > .env: a secret of its own for each one that docker-compose.yml shows a sample of, in
// letters that an address can carry.
const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const names = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|TOKEN|SECRET)):-/g)].map(([, name]) => name);
const lines = [...new Set(names)].map((name) => `${name}=${randomBytes(32).toString('base64url')}`);
process.stdout.write(`NODE_ENV=production\nSEED_DEMO_CONTENT=false\n${lines.join('\n')}\n`);
