import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';

// jest.config.js leaves this file out if promtool (in Debian's package prometheus) is missing.
it.each([
  ['each alert fires when it should, and not earlier', ['test', 'rules', 'alerts.test.yml']],
  ['Prometheus accepts its configuration and the alerts', ['check', 'config', 'prometheus/prometheus.yml']],
])('%s', (_what, args) => {
  const cwd = join(root, 'infra/observability');
  expect(() => execFileSync('promtool', args, { cwd, stdio: 'pipe' })).not.toThrow();
});
