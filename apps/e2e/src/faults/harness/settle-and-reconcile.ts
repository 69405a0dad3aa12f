import { setTimeout as sleep } from 'node:timers/promises';
import { queuedMessages } from './broker.ts';
import type { Outcome, FaultContext } from './fault.ts';
import { reconcile, type Reconciliation } from './reconciliation.ts';

/** Milliseconds between two observations, and to wait for surplus emails. */
const delays = { observe: 500, tooMany: 3_000 };

const endStates = new Set(['sent', 'failed', 'skipped']);

/** What is observed. Without the broker's URL, messages in queues are not counted. */
type Observed = Pick<FaultContext, 'client' | 'databases' | 'mailServer'> & { brokerUrl?: string };

/** Waits until all work for the client's bookings is finished, while there is progress, and then reconciles. */
export async function settleAndReconcile(
  observed: Observed,
  customerEmails?: Outcome['customerEmails'],
  maxIdleMs = 90_000,
): Promise<Reconciliation> {
  let last = '';
  let since = Date.now();
  for (;;) {
    const { stored, deliveries, revenueOf, unpublished, waiting } = await observe(observed);
    const manual = stored.filter(({ isManual }) => isManual).length;
    const wanted = stored
      .filter(({ isManual }) => !isManual)
      .reduce((sum, { id }) => sum + 1 + (customerEmails?.get(id) ?? 1), 0);
    const ended = deliveries.filter(({ status }) => endStates.has(status)).length;
    const isOver = ended >= wanted && revenueOf.length >= manual && unpublished + waiting === 0;
    const now = `${wanted} ${ended} ${revenueOf.length} ${unpublished} ${waiting}`;
    if (now !== last) since = Date.now();
    last = now;
    if (isOver || Date.now() - since > maxIdleMs) break;
    await sleep(delays.observe);
  }
  await sleep(delays.tooMany);
  return reconcile({ ...(await observe(observed)), customerEmails });
}

async function observe({ databases, client, mailServer, brokerUrl }: Observed) {
  const stored = await databases.bookingsOf(client.customers);
  const ids = stored.map(({ id }) => id);
  const [revenueOf, deliveries, unpublished, queued] = await Promise.all([
    databases.revenueOf(ids),
    databases.deliveriesOf(ids),
    databases.unpublished(),
    brokerUrl === undefined ? { waiting: 0, deadLetters: 0 } : queuedMessages(brokerUrl),
  ]);
  const { attempts } = client;
  return { attempts, stored, revenueOf, deliveries, emails: mailServer.accepted, unpublished, ...queued };
}
