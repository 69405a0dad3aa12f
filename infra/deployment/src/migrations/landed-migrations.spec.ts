import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** SHA-256 of each migration by its path, in the form of `sha256sum`: a new migration adds its line. */
const landed = readFileSync(join(root, 'infra/deployment/landed-migrations.sha256'), 'utf8');
const hashes = new Map(
  landed
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
);
const files = globSync('{apps,libs}/*/src/migrations/*.ts', { cwd: root }).toSorted();
const source = (path: string) => readFileSync(join(root, path), 'utf8');

describe('landed migrations', () => {
  it('are listed, each with its hash', () => {
    expect(files).toEqual([...hashes.keys()]);
  });

  it.each(files)('are never changed: %s', (path) => {
    expect(createHash('sha256').update(source(path)).digest('hex')).toBe(hashes.get(path));
  });

  it.each(files)('import types of TypeORM alone, so that nothing else can change them: %s', (path) => {
    const imports = source(path).match(/^import .*$/gm) ?? [];
    expect(imports).toEqual(["import type { MigrationInterface, QueryRunner } from 'typeorm';"]);
  });
});
