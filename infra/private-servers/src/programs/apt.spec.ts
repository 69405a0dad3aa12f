import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installScript, isDebianLike } from './apt.js';

describe('recognising Debian', () => {
  it('knows Debian, Ubuntu and their relatives', () => {
    expect(isDebianLike('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toBe(true);
    expect(isDebianLike('ID=ubuntu\nID_LIKE=debian\n')).toBe(true);
    expect(isDebianLike('ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe(true);
  });

  it('does not take others for it', () => {
    expect(isDebianLike('ID=alpine\n')).toBe(false);
    expect(isDebianLike('ID="rhel"\nID_LIKE="fedora"\nHOME_URL="https://debian.example"\n')).toBe(false);
    expect(isDebianLike('')).toBe(false);
  });
});

describe('the installation', () => {
  const leftByKilled =
    /printf '(.+)' > "\$policy"/.exec(installScript('x'))?.[1]?.replaceAll('\\n', '\n') ?? '';
  const operators = '#!/bin/sh\nexit 0\n';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chauffeur-apt-'));
    // Stands in for apt-get: records its arguments and the current policy.
    const aptGet = `#!/bin/sh\necho "$@" >> ${folder}/calls\ncat ${folder}/policy > ${folder}/seen\n`;
    writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    { before: 'no policy', policy: undefined, seen: leftByKilled, after: undefined },
    {
      before: 'the policy of a killed installation',
      policy: leftByKilled,
      seen: leftByKilled,
      after: undefined,
    },
    { before: "an operator's own policy", policy: operators, seen: operators, after: operators },
  ])('with $before', ({ policy, seen, after }) => {
    const path = join(folder, 'policy');
    if (policy !== undefined) writeFileSync(path, policy);
    const script = installScript('redis-server').replace('/usr/sbin/policy-rc.d', path);
    execFileSync('/bin/sh', ['-c', script], { env: { PATH: `${folder}:${process.env['PATH']}` } });
    expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe(seen);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(after);
    const [update, install] = readFileSync(join(folder, 'calls'), 'utf8').split('\n');
    expect(update).toMatch(/ update$/);
    expect(install).toMatch(/ install -y --no-install-recommends redis-server$/);
  });
});
