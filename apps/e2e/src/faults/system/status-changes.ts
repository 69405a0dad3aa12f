import { isDeepStrictEqual } from 'node:util';
import { bookingStatuses } from '@chauffeur/contracts/bookings/booking';
import type { Fault, FaultContext } from '../harness/fault.ts';
import { untilEmailed } from './message-faults.ts';

const bookings = 10;
const changes = 50;

export const statusChanges: Fault = {
  name: 'status-changes',
  what: `${changes} changes of status at the same time, of each of ${bookings} bookings, all of the version that was read`,
  async run(context) {
    const { client, databases, over } = context;
    await client.bookAtConstantRate(bookings, 20);
    const stored = await databases.bookingsOf(client.customers);
    const ids = stored.map(({ id }) => id);
    await untilEmailed(context, ids, 1);
    const broken: string[] = [];
    for (const id of ids) broken.push(...(await changeAtOnce(context, id)));
    over();
    return {
      customerEmails: new Map(ids.map((id) => [id, 2])),
      notes: [`${stored.length * (changes - 1)} rejected as stale`],
      broken,
    };
  },
};

/** Sends concurrent changes. Returns what does not hold: one is accepted, all others are stale, and history and event match it. */
async function changeAtOnce({ staff, databases, random }: FaultContext, id: string): Promise<string[]> {
  const others = bookingStatuses.filter((status) => status !== 'pending');
  const requested = Array.from(
    { length: changes },
    () => others[Math.floor(random() * others.length)] ?? 'confirmed',
  );
  const responses = await Promise.all(
    requested.map((status) => staff.call('PATCH', `/bookings/${id}/status`, { status, version: 1 })),
  );
  const accepted = requested.filter((_, index) => responses[index]?.status === 200);
  const stale = responses.filter(({ status, code }) => status === 409 && code === 'record.stale');
  const history = await databases.historyOf(id);
  const events = (await databases.eventsOf([id])).filter(({ routingKey }) => routingKey.includes('status'));
  const holds =
    accepted.length === 1 &&
    stale.length === changes - 1 &&
    events.length === 1 &&
    isDeepStrictEqual(history, ['pending', ...accepted]);
  if (holds) return [];
  const counts = `${accepted.length} accepted, ${stale.length} stale, ${events.length} events`;
  return [`of one booking: ${counts}, history ${history.join(', ')}`];
}
