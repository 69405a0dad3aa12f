import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { backUp } from '../backups/backup.js';
import { readConfiguration } from '../settings/configuration.js';
import { admins } from './admins.js';
import { backups } from './backups.js';
import { deadLetters } from './dead-letters.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-data-folder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const print = () => undefined;

it.each(['admins list', 'dead-letters list', 'backups now'])(
  '%s on a folder without data says so, and begins none there',
  async (command) => {
    const environment = {
      DATA_DIR: join(folder, 'data'),
      BACKUP_FOLDER: join(folder, 'repository'),
      BACKUP_PASSWORD: 'a-password-of-this-spec',
    };
    const configuration = readConfiguration(environment, '/');
    const [name, ...args] = command.split(' ');
    const run =
      name === 'admins'
        ? admins(configuration, args)
        : name === 'backups'
          ? backups(configuration, environment, args, print)
          : deadLetters(configuration, args, print);
    await expect(run).rejects.toThrow(`${configuration.dataFolder} holds no data of the product`);
    expect(existsSync(configuration.dataFolder)).toBe(false);
  },
);

it("a backup with the operator's own database server fails for that reason, not for its folder", async () => {
  const environment = { DATA_DIR: join(folder, 'data'), POSTGRES_ADMIN_URL: 'postgres://localhost' };
  const backup = backUp(readConfiguration(environment, '/'), join(folder, 'backup'));
  await expect(backup).rejects.toThrow('POSTGRES_ADMIN_URL names a server of your own');
});
