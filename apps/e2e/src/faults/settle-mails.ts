import { setTimeout as pause } from 'node:timers/promises';
import type { AcceptedBooking } from './booking-client.ts';
import type { DeliveryLog } from './delivery-log.ts';
import type { FaultMailServer } from './fault-mail-server.ts';
import { mailsPerBooking, tallyMails, type Tally } from './tally.ts';

/** Milliseconds to listen for one mail too many after the last one that was waited for. */
const listenOn = 3_000;

/** Waits until the log has an end for every mail of these bookings, at most so long; then compares. */
export async function settleMails(
  log: DeliveryLog,
  bookings: readonly AcceptedBooking[],
  mailServer: FaultMailServer,
  limitMs: number,
): Promise<Tally> {
  const deadline = Date.now() + limitMs;
  const ids = bookings.map(({ id }) => id);
  const ended = async () =>
    (await log.deliveriesOf(ids)).filter(({ status }) => status === 'sent' || status === 'failed').length;
  while ((await ended()) < ids.length * mailsPerBooking && Date.now() < deadline) await pause(500);
  await pause(listenOn);
  return tallyMails(bookings, mailServer.taken, await log.deliveriesOf(ids));
}
