import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverStartError } from '../private-server.js';
import { runCommand } from '../processes/run-command.js';
import { removeFolder } from '../processes/temporary-folder.js';
import { ServerError } from '../server-error.js';
import { ADMINISTRATOR } from './find-running-postgres.js';
import { commandAs, type ServerUser } from './server-user.js';

/** Creates the cluster in `home` if there is none; a temporary one is not flushed. Returns the administrator's password. */
export async function initialiseCluster(
  home: string,
  options: { initdb: string; user: ServerUser; temporary: boolean },
): Promise<string> {
  const passwordFile = join(home, 'admin-password');
  if (await stat(join(home, 'cluster')).catch(() => undefined)) {
    const known = (await readFile(passwordFile, 'utf8').catch(() => '')).trim();
    if (known !== '') return known;
    throw new ServerError(`${passwordFile} is missing; it belongs to the database in the same folder.`);
  }
  // Renamed when it is complete, so that after an interruption the next start begins again.
  const unfinished = join(home, 'cluster-unfinished');
  const newPassword = join(home, 'new-password');
  const password = randomBytes(24).toString('base64url');
  await removeFolder(unfinished);
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(newPassword, password, { mode: 0o600 });
  const { account } = options.user;
  if (account) for (const path of [unfinished, newPassword]) await chown(path, account.uid, account.gid);
  const { command, args, ...as } = commandAs(options.user, options.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${ADMINISTRATOR}`,
    `--pwfile=${newPassword}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(options.temporary ? ['--no-sync'] : []),
  ]);
  const { code, output } = await runCommand(command, args, as);
  await rm(newPassword, { force: true });
  if (code !== 0) {
    await removeFolder(unfinished).catch(() => undefined);
    throw serverStartError('PostgreSQL', home, output);
  }
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await rename(unfinished, join(home, 'cluster'));
  return password;
}
