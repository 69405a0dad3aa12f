import { setTimeout as delay } from 'node:timers/promises';
import { bookingRequests } from '../cost/booking-requests.js';
import { measuredPages } from '../measured-pages.js';
import { createSender, noOutcome } from '../overload/load.js';

const stepMs = 2_000;
const stepsPerBooking = 30;
const stepsPerReport = 300;

/**
 * A page in one of two languages every two seconds and a booking each minute, as on a busy day of a small company. Throws where a request
 * is not answered as it should be.
 * @param report called every ten minutes
 */
export async function useLightly(
  site: string,
  durationMs: number,
  report: (minutes: number) => Promise<void>,
): Promise<{ pages: number; bookings: number }> {
  const pages = (await Promise.all([measuredPages(site, 'en'), measuredPages(site, 'ru')])).flat();
  const steps = Math.floor(durationMs / stepMs);
  const bookings = await bookingRequests(site, 0, Math.ceil(steps / stepsPerBooking));
  const sender = createSender(site, 2);
  const outcome = noOutcome();
  for (let step = 0; step < steps; step += 1) {
    const page = pages[step % pages.length];
    const booking = step % stepsPerBooking === 0 ? bookings[step / stepsPerBooking] : undefined;
    if (page) await sender.send({ method: 'GET', path: page.path }, outcome);
    if (booking) await sender.send(booking, outcome);
    if (step % stepsPerReport === stepsPerReport - 1) await report(((step + 1) * stepMs) / 60_000);
    await delay(stepMs);
  }
  sender.close();
  if (outcome.rejected + outcome.failed > 0)
    throw new Error(`${outcome.rejected} requests were rejected and ${outcome.failed} failed.`);
  return { pages: steps, bookings: bookings.length };
}
