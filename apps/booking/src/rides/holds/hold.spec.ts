import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../../../src');
const writes = /\b(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+occupancies\b/i;

describe('what rides and blocks occupy', () => {
  it('is written by one file, so that nothing passes the guard by', () => {
    const writers = globSync('**/*.ts', { cwd: source })
      .filter((path) => !path.startsWith('migrations/') && !/\.(integration\.spec|fixture)\.ts$/.test(path))
      .filter((path) => writes.test(readFileSync(join(source, path), 'utf8')));
    expect(writers).toEqual(['rides/holds/hold.ts']);
  });
});
