import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { completeSecrets, loadSecrets } from './secrets.js';

describe('the secrets of an installation', () => {
  it('are long and all different', () => {
    const { databasePasswords, ...others } = completeSecrets({}, ['booking', 'pricing']);
    const all = [...Object.values(others), ...Object.values(databasePasswords)];
    expect(new Set(all).size).toBe(5);
    for (const secret of all) expect(secret.length).toBeGreaterThanOrEqual(40);
  });

  it('stay what they were, and a new database gets a password of its own', () => {
    const first = completeSecrets({}, ['booking']);
    const second = completeSecrets(first, ['booking', 'finance']);
    expect(second).toMatchObject({ internalToken: first.internalToken, linkSecret: first.linkSecret });
    expect(second.databasePasswords['booking']).toBe(first.databasePasswords['booking']);
    expect(second.databasePasswords['finance']).toHaveLength(43);
  });

  it.each(['[]', '{"jwtSecret": 7}', '{"internalToken": "a", "jwtSecret": "b"}', '{', 'null'])(
    'are not made again where the file has something else: %s',
    async (text) => {
      const folder = await mkdtemp(join(tmpdir(), 'chauffeur-secrets-'));
      const file = join(folder, 'secrets.json');
      await writeFile(file, text);
      await expect(loadSecrets(folder, ['booking'])).rejects.toThrow(
        `${file} is not what this product wrote`,
      );
      expect(await readFile(file, 'utf8')).toBe(text);
      await rm(folder, { recursive: true });
    },
  );

  it.each(['internalToken', 'jwtSecret', 'linkSecret'] as const)(
    'are rotated by removing one from the file: %s',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'chauffeur-secrets-'));
      const file = join(folder, 'secrets.json');
      const first = await loadSecrets(folder, ['booking']);
      // Same as the sed command in docs/runbook.md.
      const lines = (await readFile(file, 'utf8')).split('\n');
      await writeFile(file, lines.filter((line) => !line.includes(`"${name}"`)).join('\n'));
      const second = await loadSecrets(folder, ['booking']);
      expect(second[name]).toHaveLength(43);
      expect(second[name]).not.toBe(first[name]);
      expect({ ...second, [name]: first[name] }).toEqual(first);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(second);
      await rm(folder, { recursive: true });
    },
  );

  it.each([
    ['INTERNAL_TOKEN', 'internalToken'],
    ['JWT_SECRET', 'jwtSecret'],
    ['LINK_SECRET', 'linkSecret'],
  ] as const)('can not be given by the environment: %s', async (variable, name) => {
    const folder = await mkdtemp(join(tmpdir(), 'chauffeur-secrets-'));
    const file = join(folder, 'secrets.json');
    const load = (value: string) => loadSecrets(folder, ['booking'], { [variable]: value });
    await expect(load('another')).rejects.toThrow(`${variable} has no effect here`);
    expect(existsSync(file)).toBe(false);
    const secrets = await load('');
    await expect(load('another')).rejects.toThrow(`in ${file}. Remove the variable`);
    expect(await load(secrets[name])).toEqual(secrets);
    await rm(folder, { recursive: true });
  });
});
