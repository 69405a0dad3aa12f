import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** SHA-256 of each migration by path, in the format of `sha256sum`. */
const list = 'infra/deployment/landed-migrations.sha256';
const entriesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]);
const hashes = new Map(entriesOf(readFileSync(join(root, list), 'utf8')));
/** A pull request is tested as a merge commit, whose first parent is the target branch. */
const landedAt = process.env['GITHUB_BASE_REF'] ? ['HEAD^1'] : ['main', 'origin/main'];
const files = globSync('{apps,libs}/*/src/migrations/*.ts', { cwd: root }).toSorted();
const services = globSync('apps/*/src/migrations', { cwd: root }).toSorted();
const source = (path: string) => readFileSync(join(root, path), 'utf8');

describe('landed migrations', () => {
  it('are listed, each with its hash: for a new one add the line that `sha256sum` prints, sorted by path', () => {
    expect(files).toEqual([...hashes.keys()]);
  });

  it.each(files)('are never changed: %s', (path) => {
    expect(createHash('sha256').update(source(path)).digest('hex')).toBe(hashes.get(path));
  });

  it.each(landedAt)('have the hash that they landed with, where git has %s', (revision) => {
    const { status, stdout } = spawnSync('git', ['show', `${revision}:${list}`], {
      cwd: root,
      encoding: 'utf8',
    });
    const landed = status === 0 ? entriesOf(stdout) : [];
    expect(landed.filter(([path, hash]) => hashes.has(path) && hashes.get(path) !== hash)).toEqual([]);
  });

  it.each(files)('import types of TypeORM alone, so that nothing else can change them: %s', (path) => {
    const imports = source(path).match(/^import .*$/gm) ?? [];
    expect(imports).toEqual(["import type { MigrationInterface, QueryRunner } from 'typeorm';"]);
  });

  it.each(services)('are in the list of their service, in the order of their time: %s', (folder) => {
    const list = source(`${folder}.ts`);
    const imported = [...list.matchAll(/^import \{ (\w+) \} from '\.\/migrations\/(.+)\.js';$/gm)];
    expect(imported.map(([, , name]) => `${folder}/${name}.ts`)).toEqual(
      files.filter((file) => file.startsWith(`${folder}/`)),
    );
    expect([...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)).toEqual(
      imported.map(([, name]) => name),
    );
  });
});
