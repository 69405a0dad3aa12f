import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { guardAgainstOrphans } from '@chauffeur/private-servers';
import { post } from '../../booking-request.ts';
import { firstAdmin } from '../../staff.ts';
import { BookingClient } from '../load/booking-client.ts';
import { accepts, FaultMailServer, productSettings } from '../load/fault-mail-server.ts';
import { seededNumbers } from '../load/seeded-numbers.ts';
import { Databases } from './databases.ts';
import type { Fault, OwnProduct, FaultContext } from './fault.ts';
import type { StartProduct } from './faulted-product.ts';
import { longLivedStaff } from './long-lived-staff.ts';

export type TestEnvironment = Awaited<ReturnType<typeof openTestEnvironment>>;

/** Starts a product whose emails go to the test's mail server, and whose database is flushed to disk. */
export async function openTestEnvironment(
  start: StartProduct,
  settings: Record<string, string>,
  { variables, diskBytes }: OwnProduct = {},
) {
  await using parts = new AsyncDisposableStack();
  const folder = await openFolder(parts, diskBytes);
  const mailServer = new FaultMailServer();
  await mailServer.start();
  parts.defer(() => mailServer.stop());
  const product = await start({
    ...productSettings(mailServer),
    ...settings,
    DATA_DIR: folder,
    ...variables?.(folder),
  });
  parts.defer(() => product.stop());
  await post('/setup', firstAdmin, {}, product.siteUrl);
  const databases = new Databases(product.databases);
  const open = parts.move();
  return {
    /** Resets everything to a working state, and creates a client that books for this fault. */
    async prepare(
      { name, client: options }: Pick<Fault, 'name' | 'client'>,
      seed: number,
      print: FaultContext['print'],
    ): Promise<Omit<FaultContext, 'over'>> {
      mailServer.respond = () => accepts;
      mailServer.busyGreetings = 0;
      mailServer.accepted.length = 0;
      const staff = await longLivedStaff(product.siteUrl, firstAdmin);
      const client = await BookingClient.open(product.siteUrl, name, seed, { ...options, staff });
      return { product, mailServer, databases, folder, staff, client, random: seededNumbers(seed), print };
    },
    close: () => open.disposeAsync(),
  };
}

/** Creates a folder, removed however this process ends. With `diskBytes`, PostgreSQL gets a disk of that size in memory. */
async function openFolder(parts: AsyncDisposableStack, diskBytes?: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'chauffeur-faults-'));
  const disk = join(path, 'postgres');
  // Lazy: a process with an open file there must not prevent the run from ending.
  const unmount = ['-l', disk];
  const guard = guardAgainstOrphans({
    signal: 'TERM',
    grace: 0,
    processes: [],
    // The servers have their own guards, and PostgreSQL has twenty seconds to stop.
    commands: [['sleep', '25'], ...(diskBytes ? [['umount', ...unmount]] : [])],
    folders: [path],
  });
  parts.defer(async () => {
    await rm(path, { recursive: true, force: true });
    guard.release();
  });
  // If this process runs as root, PostgreSQL runs as another user.
  await chmod(path, 0o711);
  if (diskBytes) {
    await mkdir(disk);
    const mount = ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=0711`, 'chauffeur-small-disk', disk];
    await promisify(execFile)('mount', mount).catch((cause: unknown) => {
      throw new Error('a small file system can be mounted by root on Linux alone', { cause });
    });
    parts.defer(async () => void (await promisify(execFile)('umount', unmount)));
  }
  return path;
}
