import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../processes/run-command.js';
import { ServerError } from '../server-error.js';

/** Seconds to wait for another installation on this machine. */
const LOCK_SECONDS = 300;

/** Marks a policy file that exists only while packages are installed. */
const POLICY_MARK = '# No package starts a service while the chauffeur project installs its servers.';

/** Whether packages can be installed: as root on Debian, Ubuntu or a derivative. */
export function aptWorks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  return existsSync('/etc/os-release') && isDebianLike(readFileSync('/etc/os-release', 'utf8'));
}

export function isDebianLike(osRelease: string): boolean {
  return /^ID(_LIKE)?="?([a-z ]*\b)?(debian|ubuntu)\b/m.test(osRelease);
}

/** Installs a package without starting its services; concurrent calls wait for each other. Throws ServerError. */
export async function aptInstall(aptPackage: string, log?: (line: string) => void): Promise<void> {
  log?.(`installing ${aptPackage} with apt-get`);
  const lock = ['--timeout', String(LOCK_SECONDS * 2), '/var/lock/chauffeur-apt.lock'];
  const { code, output } = await runCommand(
    '/usr/bin/flock',
    [...lock, '/bin/sh', '-c', installScript(aptPackage)],
    { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const reason = lines.findLast((line) => line.startsWith('E:')) ?? lines.at(-1);
  throw new ServerError(`apt-get could not install ${aptPackage}: ${reason}`);
}

/** Returns the shell script of an installation. It does not change an operator's own policy about services. */
export function installScript(aptPackage: string): string {
  const apt = `apt-get -q -o DPkg::Lock::Timeout=${LOCK_SECONDS} -o Acquire::Retries=3`;
  return `set -eu
policy=/usr/sbin/policy-rc.d
# This mark means that an earlier installation was killed.
if grep -qs '${POLICY_MARK}' "$policy"; then rm -f "$policy"; fi
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\\n${POLICY_MARK}\\nexit 101\\n' > "$policy"
  chmod 755 "$policy"
fi
${apt} update
${apt} install -y --no-install-recommends ${aptPackage}
`;
}
