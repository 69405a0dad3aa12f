import { isDeepStrictEqual } from 'node:util';
import { bookingStatuses } from '@chauffeur/contracts';
import { customersOf } from '../ride-requests.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';

const bookings = 10;
const changes = 50;

export const statusChanges: SystemFault = {
  name: 'status-changes',
  what: `${changes} changes of status at the same time, of each of ${bookings} bookings, all of the version that was looked at`,
  client: {},
  async happen(scene: Scene): Promise<Seen> {
    const { client, databases, seed, over } = scene;
    await client.bookSteadily(bookings, 20);
    const stored = await databases.bookingsOf(customersOf(statusChanges.name, seed));
    const results: string[][] = [];
    for (const { id } of stored) results.push(await changeAtOnce(scene, id));
    over();
    return {
      customerMails: new Map(stored.map(({ id }) => [id, 2])),
      notes: [`${stored.length * (changes - 1)} refused as stale`],
      broken: results.flat(),
    };
  },
};

/** What of it does not hold: one is taken, all others are refused as stale, and the history tells of that one. */
async function changeAtOnce({ staff, databases, random }: Scene, id: string): Promise<string[]> {
  const others = bookingStatuses.filter((status) => status !== 'pending');
  const asked = Array.from(
    { length: changes },
    () => others[Math.floor(random() * others.length)] ?? 'confirmed',
  );
  const answers = await Promise.all(
    asked.map((status) => staff.call('PATCH', `/bookings/${id}/status`, { status, version: 1 })),
  );
  const taken = asked.filter((_, index) => answers[index]?.status === 200);
  const stale = answers.filter(({ status, code }) => status === 409 && code === 'record.stale');
  const history = await databases.historyOf(id);
  const told = (await databases.eventsOf([id])).filter(({ routingKey }) => routingKey.includes('status'));
  const isRight =
    taken.length === 1 &&
    stale.length === changes - 1 &&
    told.length === 1 &&
    isDeepStrictEqual(history, ['pending', ...taken]);
  const found = `${taken.length} taken, ${stale.length} stale, ${told.length} told, history ${history.join(', ')}`;
  return isRight ? [] : [`of one booking: ${found}`];
}
