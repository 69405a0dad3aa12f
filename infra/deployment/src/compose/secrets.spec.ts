import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

const script = join(root, 'infra/docker/secrets.mjs');

describe('secrets for compose', () => {
  it('replace every sample, each by a different value that is safe in URLs and on command lines', () => {
    const printed = execFileSync(process.execPath, [script], { encoding: 'utf8' });
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
    for (const name of sampled) expect(secrets[name]).toMatch(/^[\da-f]{64}$/);
    // Values that only the operator knows are empty, so that production does not start without them.
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'ADMIN_EMAIL']) expect(secrets[name]).toBe('');
    const given = Object.values(secrets).filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
  });

  it('never replace those in an existing file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, '.env');
    try {
      execFileSync(process.execPath, [script, file]);
      const first = readFileSync(file, 'utf8');
      expect(first).toMatch(/^LINK_SECRET=[\da-f]{64}$/m);
      const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toContain(`${file} is there already`);
      expect(readFileSync(file, 'utf8')).toBe(first);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
