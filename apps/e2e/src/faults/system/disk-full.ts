import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../harness/fault.ts';
import { whenAllReady } from '../harness/faulted-product.ts';

const seconds = 15;

export const diskFull: Fault = {
  name: 'disk-full',
  what: `The database's disk is full for ${seconds} s under 20 bookings/s`,
  client: { manualEvery: 10, retryForMs: 180_000 },
  perSecond: 20,
  ownProduct: { diskBytes: 400 * 1024 * 1024 },
  async run({ product, databases, client, folder, over, print }) {
    const ballast = join(folder, 'postgres', 'ballast');
    await sleep(2_000);
    await fillDisk(ballast);
    const before = client.accepted.length;
    const end = Date.now() + seconds * 1_000;
    while (Date.now() < end) {
      // Immediately fills what the server frees, such as a finished WAL file.
      await fillDisk(ballast);
      await sleep(100);
    }
    const accepted = client.accepted.length - before;
    print(`full: ${accepted} of ${client.inFlight + accepted} accepted`);
    await rm(ballast);
    // A server that could not write its WAL has stopped. Restart it, as the operator does after freeing space.
    const hasEnded = await databases.unpublished().then(
      () => false,
      () => true,
    );
    if (hasEnded) await product.servers.postgres.restart();
    over();
    await whenAllReady(product);
    await sleep(2_000);
    const met = client.attempts.filter(({ responses }) =>
      responses.some(({ status }) => status === 503),
    ).length;
    return {
      notes: [`${met} bookings met it`, ...(hasEnded ? ['PostgreSQL ended and was started again'] : [])],
      broken: met === 0 ? ['no booking met the full disk'] : [],
    };
  },
  allowed: () => ({ responses: [503] }),
};

const chunk = Buffer.alloc(1024 * 1024, 'x');

/** Fills the free space of a file's disk, to the last block. */
async function fillDisk(path: string): Promise<void> {
  await using file = await open(path, 'a');
  for (;;) {
    const { bavail, bsize } = await statfs(path);
    if (bavail === 0) return;
    try {
      await file.write(chunk, 0, Math.min(chunk.length, bavail * bsize));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
