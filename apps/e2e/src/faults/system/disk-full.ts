import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ballast } from './ballast.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';
import { whenAllReady } from './ready-again.ts';

const disk = 400 * 1024 * 1024;
const seconds = 15;

export const diskFull: SystemFault = {
  name: 'disk-full',
  what: `The database's disk is full for ${seconds} s under 20 bookings/s`,
  client: { manualEvery: 10, patience: 180_000 },
  ownProduct: { diskBytes: disk },
  async happen({ product, databases, client, clusterFolder, over, say }: Scene): Promise<Seen> {
    const ballast = new Ballast(join(dirname(clusterFolder), 'ballast'));
    const enough = new AbortController();
    const load = client.bookUntil(20, enough.signal);
    await pause(2_000);
    await ballast.fill();
    const before = client.accepted.length;
    const end = Date.now() + seconds * 1_000;
    while (Date.now() < end) {
      // What the server gives back, a finished file of its log for instance, is taken at once.
      await ballast.fill();
      await pause(100);
    }
    say(
      `full: ${client.accepted.length - before} of ${client.inHand + client.accepted.length - before} accepted`,
    );
    await ballast.throwOff();
    // A server that could not write its log has ended; whoever makes room starts it again.
    const hasEnded = !(await databases.answer());
    if (hasEnded) await product.servers.postgres.restart();
    over();
    await whenAllReady(product);
    await pause(2_000);
    enough.abort();
    await load;
    const refused = client.asked.filter(({ answers }) => answers.some(({ status }) => status === 503)).length;
    const notes = [
      `${refused} bookings met it`,
      ...(hasEnded ? ['PostgreSQL ended and was started again'] : []),
    ];
    const broken = refused === 0 ? ['no booking met the full disk'] : [];
    return { allowed: { answers: [503] }, notes, broken };
  },
};
