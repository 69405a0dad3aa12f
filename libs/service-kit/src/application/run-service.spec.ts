import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

it('a mistyped command ends with the list of commands, and starts no service', () => {
  const runService = new URL('run-service.js', import.meta.url).href;
  const program = `process.argv.splice(1, 0, 'main.js');
    const { runService } = await import('${runService}');
    await runService(async () => { throw new Error('started'); });`;
  const args = ['--input-type=module', '--eval', program, '--', 'dead-leters'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toBe(
    '"dead-leters" is not a command; commands are: migrate, dead-letters, parked, events\n',
  );
  expect(status).toBe(1);
});
