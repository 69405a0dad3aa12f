import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServerError } from '../server-error.js';
import {
  chooseServerUser,
  mayPass,
  permittedCapabilities,
  setprivArguments,
  type Account,
  type ServerUser,
} from './server-user.rules.js';

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));

/**
 * Finds the way to run PostgreSQL: as this user, or, for root, as the unprivileged account that owns the
 * data already, else `nobody`.
 * @param paths the programs and the data folder (which may not exist yet)
 */
export async function findServerUser(paths: readonly string[], dataFolder: string): Promise<ServerUser> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return { kind: 'self' };
  const account = (await ownerOfData(dataFolder)) ?? (await nobody());
  const user = chooseServerUser({
    isRoot,
    account,
    closed: account !== undefined && (await isClosed(paths, account)),
    capabilities: permittedCapabilities(await readFile('/proc/self/status', 'utf8').catch(() => '')),
    hasSetpriv: SETPRIV !== undefined,
  });
  if (user) return user;
  throw new ServerError(
    'start-failed',
    'PostgreSQL does not run as root, and no other account can reach this folder; move the checkout to a folder that all may enter, or run as an ordinary user.',
  );
}

/** A PostgreSQL program as the chosen user runs it; the developer's own PG* variables do not reach it. */
export function commandAs(
  user: ServerUser,
  program: string,
  args: readonly string[],
): { command: string; args: string[]; cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
  if (user.kind === 'self') return { command: program, args: [...args], cwd: '/', env };
  if (user.kind === 'account') return { command: program, args: [...args], cwd: '/', env, ...user.account };
  const setpriv = [...setprivArguments(user.account, user.capability), program, ...args];
  return { command: SETPRIV ?? 'setpriv', args: setpriv, cwd: '/', env };
}

async function ownerOfData(dataFolder: string): Promise<Account | undefined> {
  const version = await stat(join(dataFolder, 'PG_VERSION')).catch(() => undefined);
  return version && version.uid !== 0 ? { uid: version.uid, gid: version.gid } : undefined;
}

async function nobody(): Promise<Account | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:.*$/m.exec(accounts)?.[0].split(':');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return Number.isInteger(uid) && uid > 0 && Number.isInteger(gid) ? { uid, gid } : undefined;
}

async function isClosed(paths: readonly string[], account: Account): Promise<boolean> {
  for (const path of paths) {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const permissions = await stat(folder).catch(() => undefined);
      if (permissions && !mayPass(permissions, account)) return true;
      if (folder === dirname(folder)) break;
    }
  }
  return false;
}
