import { readFileSync } from 'node:fs';
import { randomSecret, variable } from './env-file.mjs';

// node infra/docker/secrets.mjs > .env: a secret of its own for each one that docker-compose.yml shows a sample of, in
// letters that an address can carry, and what is to be filled in before the product starts in production.
const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const names = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|TOKEN|SECRET)):-/g)].map(([, name]) => name);
const lines = [...new Set(names)].map((name) => variable(name, randomSecret()));
process.stdout
  .write(`# Fill in, then: docker compose up --build --wait. Everything else is in README.md and docs/operations.md.
NODE_ENV=production
SEED_DEMO_CONTENT=false
# The address of the site, with https.
PUBLIC_URL=
# The proxy that ends TLS before port 3000: its address or network.
TRUSTED_PROXIES=
# smtps://user:password@server:465
SMTP_URL=
# The sender's address, and who gets a notice of each new booking.
MAIL_FROM=
ADMIN_EMAIL=

# Secrets; keep this file as safe as a backup.
${lines.join('\n')}
`);
