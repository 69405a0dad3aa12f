import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';

const runService = new URL('run-service.js', import.meta.url).href;

it('a mistyped command ends with the list of commands, and starts no service', () => {
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

it('a service that is stopped before it listens is closed', async () => {
  const program = `const { runService } = await import('${runService}');
    await runService(async () => ({
      listen: () => new Promise(() => setInterval(() => process.stdout.write('starts\\n'), 20)),
      close: async () => process.stdout.write('closed\\n'),
    }));`;
  const service = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '4001' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  service.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('starts')) service.kill('SIGTERM');
  });
  expect(await once(service, 'close')).toEqual([0, null]);
  expect(printed).toMatch(/^closed$/m);
});

it('a service that can not listen is closed', () => {
  const program = `const { runService } = await import('${runService}');
    await runService(async () => ({
      listen: () => Promise.reject(new Error('the port is in use')),
      close: async () => process.stdout.write('closed\\n'),
    }));`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '4001' },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^closed$/m);
  expect(status).toBe(1);
});
