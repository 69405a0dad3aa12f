import { writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bakuOffsetMs, dayMs, hourMs } from '@chauffeur/contracts/time/durations';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import PostalMime from 'postal-mime';
import type { Fault } from '../harness/fault.ts';
import type { BookingAttempt } from '../load/booking-client.ts';
import type { AcceptedEmail } from '../load/fault-mail-server.ts';

/** Milliseconds of load before and after midnight in Baku. */
const span = 12_000;
/** Requests in flight at midnight may be decided either way, and the clock is read ten times a second. */
const tolerance = 1_500;

const clockFile = (folder: string) => join(folder, 'clock-offset');

/** The date on a page that was opened before midnight; every other customer requests it. */
let today = '';
const tomorrow = () => new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);

export const dayTurn: Fault = {
  name: 'day-turn',
  what: 'The clock of all services passes midnight in Baku under 10 bookings/s; every other one is for the day that ends, from pages that were opened on it',
  client: {
    // Rides without a time can be booked until their day ends.
    changes: (count) => ({ bookingDate: count % 2 === 0 ? today : tomorrow(), bookingTime: null }),
  },
  ownProduct: {
    variables(folder) {
      writeFileSync(clockFile(folder), '0');
      return {
        CLOCK_OFFSET_FILE: clockFile(folder),
        NODE_OPTIONS: `--import=${new URL('./set-clock.js', import.meta.url).href}`,
      };
    },
  },
  async run({ client, folder, over }) {
    // The last midnight in Baku, so that the services' clock is behind the servers' clock, not ahead.
    const midnight = Math.floor((Date.now() + bakuOffsetMs) / dayMs) * dayMs - bakuOffsetMs;
    const offset = midnight - span - Date.now();
    today = todayInBaku(new Date(midnight - hourMs));
    // Renamed into place, so that no service reads a partial number.
    await writeFile(`${clockFile(folder)}.new`, String(Math.round(offset)));
    await rename(`${clockFile(folder)}.new`, clockFile(folder));
    await sleep(500);
    await client.bookAtConstantRate((2 * span) / 100, 10);
    over();
    const problems = client.attempts.flatMap((attempt) => problemsOf(attempt, midnight - offset));
    return {
      notes: [`${client.attempts.filter(wasRejectedAsPast).length} rejected as \`bookingDate.past\``],
      broken: [...new Set(problems)],
    };
  },
  allowed: ({ client }) => ({ responses: [400], rejected: client.attempts.filter(wasRejectedAsPast).length }),
  async checkEmails({ client, mailServer }) {
    const requested = new Map(client.attempts.map((attempt) => [attempt.customer, attempt]));
    let wrong = 0;
    for (const email of mailServer.accepted) {
      const attempt = requested.get(email.recipient);
      if (attempt && !(await namesDate(email, attempt))) wrong += 1;
    }
    return wrong > 0 ? [`${wrong} emails do not name the date of the ride`] : [];
  },
};

function wasRejectedAsPast({ responses }: BookingAttempt): boolean {
  const rejection = problem.safeParse(responses.at(-1)?.body).data;
  return (
    responses.at(-1)?.status === 400 &&
    rejection?.code === 'request.invalid' &&
    (rejection.errors ?? []).every(
      ({ field, code }) => field === 'bookingDate' && code === 'bookingDate.past',
    )
  );
}

/** Returns what does not hold for one booking. `turn` is the machine's time at which the services' clock passes midnight. */
function problemsOf(attempt: BookingAttempt, turn: number): string[] {
  const at = attempt.responses.at(-1)?.at ?? 0;
  const isForToday = attempt.body['bookingDate'] === today;
  const isAccepted = attempt.responses.at(-1)?.status === 201;
  const problems: string[] = [];
  if (!isAccepted && !wasRejectedAsPast(attempt)) problems.push('a rejection with another code');
  if (!isAccepted && !isForToday) problems.push('a booking for tomorrow was rejected');
  if (Math.abs(at - turn) < tolerance) return problems;
  if (isForToday && isAccepted !== at < turn) {
    problems.push(at < turn ? 'today was rejected on that day' : 'yesterday was accepted');
  }
  if (isAccepted) {
    const { referenceNumber } = bookingResponse.parse(attempt.responses.at(-1)?.body);
    const date = (at < turn ? today : tomorrow()).replaceAll('-', '');
    if (!referenceNumber.startsWith(`BK${date}-`)) problems.push('a reference number of another day');
  }
  return problems;
}

export async function namesDate({ source }: AcceptedEmail, { body }: BookingAttempt): Promise<boolean> {
  const { text = '', html = '' } = await PostalMime.parse(source);
  const format = new Intl.DateTimeFormat(body['language'] === 'ru' ? 'ru' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const inWords = format.format(new Date(String(body['bookingDate']))).replace(' г.', '');
  return `${text} ${html}`.replaceAll(/\s|&nbsp;/g, ' ').includes(inWords);
}
