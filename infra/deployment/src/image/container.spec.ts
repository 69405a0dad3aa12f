import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

// jest.config.js leaves this file out if no container engine works.
const engine = process.env['CONTAINER_ENGINE'] ?? '';
const name = `chauffeur-test-${randomBytes(4).toString('hex')}`;
const minutes = 60_000;

// Podman's images have a health check only in this format.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
const run = (...args: string[]) =>
  execFileSync(engine, args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Runs the image's own check. Podman leaves its schedule to systemd, which a test machine may not have. */
function isHealthy(): boolean {
  if (engine === 'podman') return spawnSync(engine, ['healthcheck', 'run', name]).status === 0;
  return run('inspect', '--format', '{{ .State.Health.Status }}', name).trim() === 'healthy';
}

afterAll(() => {
  for (const rest of [
    ['rm', '--force', '--volumes', name],
    ['rmi', name],
  ]) {
    try {
      run(...rest);
    } catch {
      // The container or image was not created.
    }
  }
});

it(
  'the whole product is built as an image, becomes healthy in a read-only container, and stops in order',
  async () => {
    run('build', '--file', 'infra/docker/Dockerfile', '--build-arg', 'APP=standalone', '--tag', name, '.');
    const settings = [
      'NODE_ENV=development',
      'DATA_DIR=/data/product',
      // No development mailbox: in the image it has the same port as the site.
      'SMTP_URL=smtp://127.0.0.1:25',
      'MAIL_FROM=rides@example.com',
    ].flatMap((value) => ['--env', value]);
    const confined = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--volume', '/data'];
    run('run', '--detach', '--init', '--name', name, ...confined, ...settings, name);
    for (let left = 150; left > 0 && !isHealthy(); left -= 1) await delay(2_000);
    expect(isHealthy()).toBe(true);
    const page =
      "fetch('http://127.0.0.1:8080/api/cars').then(async (cars) => console.log((await cars.json()).length))";
    expect(Number(run('exec', name, 'node', '--eval', page))).toBeGreaterThan(0);
    run('stop', '--time', '60', name);
    expect(run('inspect', '--format', '{{ .State.ExitCode }}', name).trim()).toBe('0');
  },
  30 * minutes,
);
