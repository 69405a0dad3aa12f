import { writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingResponse, problem, todayInBaku } from '@chauffeur/contracts';
import type { AskedBooking } from '../booking-client.ts';
import { namesDate } from './mailed-date.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';

/** Milliseconds before and after midnight in Baku. */
const span = 12_000;
/** What is under way at midnight may go either way, and the clock is read ten times a second. */
const doubt = 1_500;
const day = 86_400_000;
const hour = 3_600_000;
const bakuOffset = 4 * hour;
const clockFile = (folder: string) => join(folder, 'clock-offset');

/** What a page says that was opened before the turn and lies open: every other customer wants to ride today. */
let today = '';
const tomorrow = () => new Date(Date.parse(today) + day).toISOString().slice(0, 10);

export const dayTurn: SystemFault = {
  name: 'day-turn',
  what: `The clock of all services passes midnight in Baku under 10 bookings/s; every other one is for the day that ends, from pages that were opened on it`,
  client: { dateOf: (asked) => (asked % 2 === 0 ? today : tomorrow()) },
  ownProduct: {
    variables(folder) {
      writeFileSync(clockFile(folder), '0');
      return {
        CLOCK_OFFSET_FILE: clockFile(folder),
        NODE_OPTIONS: `--import=${new URL('./set-clock.js', import.meta.url).href}`,
      };
    },
  },
  async happen(scene: Scene): Promise<Seen> {
    // The last midnight in Baku, so that the services' clock is behind the servers' and not ahead of them.
    const midnight = Math.floor((Date.now() + bakuOffset) / day) * day - bakuOffset;
    const offset = midnight - span - Date.now();
    today = todayInBaku(new Date(midnight - hour));
    scene.mailServer.keepsSources = true;
    await setClock(scene.folder, offset);
    await pause(500);
    await scene.client.bookSteadily((2 * span) / 100, 10);
    scene.over();
    const turn = midnight - offset;
    const late = scene.client.asked.filter((asked) => wasRefusedAsPast(asked));
    const faults = scene.client.asked.flatMap((asked) => faultsOf(asked, turn));
    return {
      allowed: { answers: [400], refused: late.length },
      notes: [`${late.length} refused as \`bookingDate.past\``],
      broken: [...new Set(faults)],
      afterwards: () => wrongDates(scene),
    };
  },
};

/** In one step, so that nobody reads half a number. */
async function setClock(folder: string, offset: number): Promise<void> {
  await writeFile(`${clockFile(folder)}.new`, String(Math.round(offset)));
  await rename(`${clockFile(folder)}.new`, clockFile(folder));
}

function wasRefusedAsPast({ answers }: AskedBooking): boolean {
  const refusal = problem.safeParse(answers.at(-1)?.body).data;
  return (
    answers.at(-1)?.status === 400 &&
    refusal?.code === 'request.invalid' &&
    (refusal.errors ?? []).every(({ field, code }) => field === 'bookingDate' && code === 'bookingDate.past')
  );
}

/** What of one booking does not hold; `turn` is the machine's time at which the services' clock passes midnight. */
function faultsOf(asked: AskedBooking, turn: number): string[] {
  const at = asked.answers.at(-1)?.at ?? 0;
  const isForToday = asked.body['bookingDate'] === today;
  const isAccepted = asked.answers.at(-1)?.status === 201;
  const faults: string[] = [];
  if (!isAccepted && !wasRefusedAsPast(asked)) faults.push('a refusal with another code');
  if (!isAccepted && !isForToday) faults.push('a booking for tomorrow was refused');
  if (Math.abs(at - turn) < doubt) return faults;
  if (isForToday && isAccepted !== at < turn) {
    faults.push(at < turn ? 'today was refused on that day' : 'yesterday was accepted');
  }
  if (isAccepted) {
    const { referenceNumber } = bookingResponse.parse(asked.answers.at(-1)?.body);
    const date = (at < turn ? today : tomorrow()).replaceAll('-', '');
    if (!referenceNumber.startsWith(`BK${date}-`)) faults.push('a reference number of another day');
  }
  return faults;
}

/** Mails to customers that name another date than the one that was asked for. */
async function wrongDates({ client, mailServer }: Scene): Promise<string[]> {
  const asked = new Map(client.asked.map((booking) => [booking.customer, booking]));
  let wrong = 0;
  for (const mail of mailServer.taken) {
    const booking = asked.get(mail.recipient);
    if (booking && !(await namesDate(mail, booking))) wrong += 1;
  }
  return wrong > 0 ? [`${wrong} mails do not name the date of the ride`] : [];
}
