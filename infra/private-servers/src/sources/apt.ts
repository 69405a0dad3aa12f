import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../processes/run-command.js';
import { ServerError } from '../server-error.js';

/** Seconds to wait for another installation that is under way on this machine. */
const LOCK_SECONDS = 300;

/** First line of our own policy-rc.d, to recognise one that a killed installation left behind. */
const POLICY_MARK = '# Keeps a package from starting its service (chauffeur tests).';

/** Whether packages can be installed here: root on Debian, Ubuntu or a relative of theirs. */
export function aptWorks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return existsSync('/usr/bin/apt-get') && isDebianLike(readOrEmpty('/etc/os-release'));
}

/** Reads os-release: is this Debian or made from it? */
export function isDebianLike(osRelease: string): boolean {
  return /^ID(_LIKE)?="?([a-z ]*\b)?(debian|ubuntu)\b/m.test(osRelease);
}

/**
 * Installs packages of the distribution without letting them start a service. Two runs at once wait for
 * each other. Throws ServerError `not-installed`.
 */
export async function aptInstall(packages: readonly string[], log?: (line: string) => void): Promise<void> {
  log?.(`installing ${packages.join(', ')} with apt-get`);
  const { code, output } = await runCommand(
    '/usr/bin/flock',
    [
      '--timeout',
      String(LOCK_SECONDS * 2),
      '/var/lock/chauffeur-apt.lock',
      '/bin/sh',
      '-c',
      installScript(packages),
    ],
    { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (code === 0) return;
  const reason =
    output.split('\n').findLast((line) => line.startsWith('E:')) ?? output.trim().split('\n').at(-1);
  throw new ServerError(
    'not-installed',
    `apt-get could not install ${packages.join(' ')} (${reason ?? 'no output'}); install it by hand.`,
  );
}

/** The shell script that installs; an operator's own policy-rc.d is put back afterwards. */
export function installScript(packages: readonly string[]): string {
  const apt = `apt-get -q -o DPkg::Lock::Timeout=${LOCK_SECONDS} -o Acquire::Retries=3`;
  return `set -eu
policy=/usr/sbin/policy-rc.d
saved=
if [ -e "$policy" ]; then
  if grep -qF '${POLICY_MARK}' "$policy"; then rm -f "$policy"; else saved="$policy.chauffeur-saved"; mv "$policy" "$saved"; fi
elif [ -e "$policy.chauffeur-saved" ]; then saved="$policy.chauffeur-saved"
fi
restore() { rm -f "$policy"; [ -z "$saved" ] || mv "$saved" "$policy"; }
trap restore EXIT
trap 'exit 130' INT TERM HUP
printf '#!/bin/sh\\n%s\\nexit 101\\n' '${POLICY_MARK}' > "$policy"
chmod 755 "$policy"
${apt} update
${apt} install -y --no-install-recommends ${packages.join(' ')}
`;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
