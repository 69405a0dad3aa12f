import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.js';
import { ServerError } from '../server-error.js';

type Account = { uid: number; gid: number };

/** How to run the PostgreSQL programs, which do not run as root. */
export type ServerUser = {
  /** Owner of the data; undefined if that is the user of this process. */
  account?: Account;
  /** Command prefix that switches to this account: setpriv (util-linux) with its arguments. */
  prefix: readonly string[];
};

/** Linux capabilities that give access to closed folders, the weaker one first; a container may allow only the other. */
const capabilities = ['dac_read_search', 'dac_override'];

/**
 * Finds how to run PostgreSQL: as this user or, if this is root, as the unprivileged owner of the data, otherwise as
 * `nobody`, with a capability if a folder on the path is closed to that account. The parent of `cluster` must exist.
 */
export async function findServerUser(program: string, cluster: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = (await ownerOfData(cluster)) ?? (await nobody());
  const { uid, gid } = account;
  const asAccount = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // Without the securebit, access(2) ignores the capability, and initdb does not find postgres.
  const openings = capabilities.map((name) => [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${name}`,
    `--ambient-caps=+${name}`,
  ]);
  for (const opening of [[], ...openings]) {
    const prefix = [...asAccount, ...opening];
    const passes = ['sh', '-c', 'test -x "$0" && test -x "$1"', program, join(cluster, '..')];
    const { code } = await runCommand('setpriv', [...prefix.slice(1), ...passes], { cwd: '/' });
    if (code === 0) return { account, prefix };
  }
  throw new ServerError(
    'PostgreSQL does not run as root, and no other account can reach this folder; move the checkout to a folder that all may enter, or run as an ordinary user.',
  );
}

/** Returns the command of a PostgreSQL program for the chosen user, without the developer's own PG* variables. */
export function commandAs(
  { prefix }: ServerUser,
  program: string,
  programArgs: readonly string[],
): { command: string; args: string[]; cwd: string; env: NodeJS.ProcessEnv } {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
  const [command = program, ...args] = [...prefix, program, ...programArgs];
  return { command, args, cwd: '/', env };
}

async function ownerOfData(cluster: string): Promise<Account | undefined> {
  const version = await stat(join(cluster, 'PG_VERSION')).catch(() => undefined);
  return version && version.uid !== 0 ? { uid: version.uid, gid: version.gid } : undefined;
}

async function nobody(): Promise<Account> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:.*$/m.exec(accounts)?.[0].split(':');
  return { uid: Number(fields?.[2]), gid: Number(fields?.[3]) };
}
