import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.js';
import { ServerError } from '../server-error.js';

type Account = { uid: number; gid: number };

/** How the PostgreSQL programs are run: they do not run as root. */
export type ServerUser = {
  /** Who owns the data; without it that is the user of this process. */
  account?: Account;
  /** The command that runs them as this account, setpriv (util-linux) with its arguments. */
  prefix: readonly string[];
};

/** Linux capabilities that open closed folders, the one that gives less away first; containers may have the other alone. */
const capabilities = ['dac_read_search', 'dac_override'];

/**
 * Finds the way to run PostgreSQL: as this user, or, for root, as the unprivileged account that owns the
 * data already, else `nobody`, with a capability where a folder on the way is closed to it.
 * @param program one of the programs
 * @param cluster the data folder, which may not exist yet; its parent does
 */
export async function findServerUser(program: string, cluster: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = (await ownerOfData(cluster)) ?? (await nobody());
  const { uid, gid } = account;
  const asAccount = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // Without the bit access(2) answers as if the capability were not there, and initdb finds no postgres.
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

/** A PostgreSQL program as the chosen user runs it; the developer's own PG* variables do not reach it. */
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
