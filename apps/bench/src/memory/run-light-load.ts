import { bookingRequests } from '../cost/booking-requests.js';
import { runWholeLoad } from '../load/run-load.js';
import { measuredPages } from '../measured-pages.js';

const minutesPerReport = 10;
const pagesPerBooking = 30;

/** Reads a page every two seconds and makes a booking each minute; calls `report` every ten minutes. */
export async function runLightLoad(
  site: string,
  minutes: number,
  report: (minutes: number) => Promise<void>,
): Promise<{ pages: number; bookings: number }> {
  const paths = (await Promise.all([measuredPages(site, 'en'), measuredPages(site, 'ru')])).flat();
  const bookings = await bookingRequests(site, 0, minutes);
  const minute = (index: number) => [
    ...bookings.slice(index, index + 1),
    ...Array.from({ length: pagesPerBooking }, (_, page) => ({
      method: 'GET' as const,
      path: paths[(index * pagesPerBooking + page) % paths.length]?.path ?? '/',
    })),
  ];
  for (let from = 0; from < minutes; from += minutesPerReport) {
    const length = Math.min(minutesPerReport, minutes - from);
    const requests = Array.from({ length }, (_, index) => minute(from + index)).flat();
    await runWholeLoad({ site, connections: 1, requests, rate: (pagesPerBooking + 1) / 60 });
    await report(from + length);
  }
  return { pages: minutes * pagesPerBooking, bookings: bookings.length };
}
