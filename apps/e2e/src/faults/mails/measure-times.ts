import { setTimeout as pause } from 'node:timers/promises';
import type { BookingClient } from '../booking-client.ts';
import { takes, type FaultMailServer } from '../fault-mail-server.ts';
import { timesOf, type TimesResult } from './response-times.ts';
import type { Stage } from './stage.ts';

/** Every kind of slice once a round; a slice's bookings, and how many of them begin a second. */
const plan = { rounds: 30, bookings: 60, perSecond: 20, warmUp: 100 };
/** Milliseconds between two slices. */
const rest = 500;

/** So many mails are sent a second that they keep up with the bookings: else all slices would be alike. */
export const timesVariables = { EMAIL_RATE_PER_SECOND: '60' };

/** What the mail server does in a slice; it answers in two of them, which shows how far equals differ. */
const kinds = ['answers', 'answersToo', 'away', 'busy'] as const;

/**
 * Books while mails go well and while they fail, in short slices in an order by chance, so that what else the machine
 * does hits them alike, and compares how long the API took.
 */
export async function measureTimes(
  { mailServer }: Stage,
  client: BookingClient,
  random: () => number,
): Promise<TimesResult> {
  const times: Record<(typeof kinds)[number], number[]> = { answers: [], answersToo: [], away: [], busy: [] };
  await client.bookSteadily(plan.warmUp, plan.perSecond);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const kind of shuffled(kinds, random)) {
      await fail(mailServer, kind);
      const before = client.times.length;
      await client.bookSteadily(plan.bookings, plan.perSecond);
      times[kind].push(...client.times.slice(before));
      if (kind === 'away') await mailServer.comeUp();
      mailServer.answer = () => takes;
      await pause(rest);
    }
  }
  if (client.refusals.length > 0) throw new Error(`not accepted: ${client.refusals.slice(0, 3).join('; ')}`);
  const { answers, answersToo, away, busy } = times;
  return {
    well: timesOf([...answers, ...answersToo]),
    failing: timesOf([...away, ...busy]),
    equals: [timesOf(answers), timesOf(answersToo)],
  };
}

async function fail(mailServer: FaultMailServer, kind: (typeof kinds)[number]): Promise<void> {
  if (kind === 'away') await mailServer.goAway();
  if (kind === 'busy') {
    mailServer.answer = () => ({ keeps: false, refusal: { code: 421, text: '4.3.2 come back later' } });
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
