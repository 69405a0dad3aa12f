import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

it('a process has the source maps of its own modules and not those of packages', () => {
  const files = {
    own: fileURLToPath(new URL('run-service.js', import.meta.url)),
    package: createRequire(import.meta.url).resolve('typeorm'),
  };
  const program = `await import('${new URL('../index.js', import.meta.url).href}');
    const { findSourceMap } = await import('node:module');
    const isMapped = ([name, file]) => [name, findSourceMap(file) !== undefined];
    process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(${JSON.stringify(files)}).map(isMapped))));`;
  const args = ['--enable-source-maps', '--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({ own: true, package: false });
});
