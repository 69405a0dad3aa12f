import { readFileSync } from 'node:fs';
import { randomSecret } from './env-file.mjs';

// node infra/docker/secrets.mjs > .env: .env.example with a secret of its own for each one that production needs.
const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
process.stdout.write(
  example.replaceAll(/^\w*(?:PASSWORD|TOKEN|SECRET)=$/gm, (line) => line + randomSecret()),
);
