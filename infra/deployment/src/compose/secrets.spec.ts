import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

describe('secrets for compose', () => {
  it('take the place of every sample, each another one, in letters that an address can carry', () => {
    const printed = execFileSync(process.execPath, [join(root, 'infra/docker/secrets.mjs')], {
      encoding: 'utf8',
    });
    const secrets = Object.fromEntries(
      printed
        .split('\n')
        .filter((line) => line.includes('=') && !line.startsWith('#'))
        .map((line) => line.split('=') as [string, string]),
    );
    expect(secrets['NODE_ENV']).toBe('production');
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    const sampled = [...compose.matchAll(/\$\{(\w+):-(change-me|development-[a-z-]+)\}/g)].map(
      ([, name = '']) => name,
    );
    expect(sampled.length).toBeGreaterThan(10);
    for (const name of sampled) expect(secrets[name]).toMatch(/^[\w-]{43}$/);
    // What only the operator knows is empty, so that production does not start without it.
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL']) expect(secrets[name]).toBe('');
    const given = Object.values(secrets).filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
  });
});
