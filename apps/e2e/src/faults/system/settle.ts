import { setTimeout as pause } from 'node:timers/promises';
import { accountFor, type Account, type Evidence } from './account.ts';
import { parkedMessages, waitingMessages } from './broker.ts';
import type { Scene, Seen } from './fault.ts';
import type { Leftovers } from './promises.ts';

/** Milliseconds: between two looks, without any progress before it is given up, and to listen on for one too many. */
const limits = { look: 500, standstill: 90_000, listenOn: 3_000 };

/** States of a delivery after which nothing comes. */
const endStates = new Set(['sent', 'failed', 'skipped']);

/** Waits until nothing is left to be done for these bookings, as long as there is progress; then counts. */
export async function settle(
  scene: Scene,
  seen: Seen,
  customers: string,
): Promise<{ account: Account; leftovers: Leftovers }> {
  let last = '';
  let since = Date.now();
  for (;;) {
    const { evidence, leftovers, waiting } = await look(scene, seen, customers);
    const wanted = evidence.stored
      .filter(({ isManual }) => !isManual)
      .reduce((sum, { id }) => sum + 1 + (seen.customerMails?.get(id) ?? 1), 0);
    const manual = evidence.stored.filter(({ isManual }) => isManual).length;
    const ended = evidence.deliveries.filter(({ status }) => endStates.has(status)).length;
    const isOver = ended >= wanted && evidence.revenueOf.length >= manual && leftovers.unsent + waiting === 0;
    const now = `${wanted} ${ended} ${evidence.revenueOf.length} ${leftovers.unsent} ${waiting}`;
    if (now !== last) since = Date.now();
    last = now;
    if (isOver || Date.now() - since > limits.standstill) break;
    await pause(limits.look);
  }
  await pause(limits.listenOn);
  const { evidence, leftovers } = await look(scene, seen, customers);
  return { account: accountFor(evidence), leftovers };
}

async function look({ product, databases, client, mailServer }: Scene, seen: Seen, customers: string) {
  const { url } = product.servers.rabbitmq;
  const stored = await databases.bookingsOf(customers);
  const ids = stored.map(({ id }) => id);
  const [revenueOf, deliveries, unsent, waiting, parked] = await Promise.all([
    databases.revenueOf(ids),
    databases.deliveriesOf(ids),
    databases.unsent(),
    waitingMessages(url),
    parkedMessages(url),
  ]);
  const evidence: Evidence = {
    asked: client.asked,
    stored,
    revenueOf,
    deliveries,
    mails: mailServer.taken,
    ...(seen.customerMails ? { customerMails: seen.customerMails } : {}),
  };
  return { evidence, leftovers: { unsent, parked }, waiting };
}
