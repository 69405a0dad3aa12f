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
});
