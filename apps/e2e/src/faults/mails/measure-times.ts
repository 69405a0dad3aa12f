import { setTimeout as pause } from 'node:timers/promises';
import type { BookingClient } from '../booking-client.ts';
import { takes } from '../fault-mail-server.ts';
import { timesOf, type TimesResult } from './response-times.ts';
import type { Stage } from './stage.ts';

/** Slices of each kind, their bookings, and how many of those begin a second. */
const plan = { pairs: 4, bookings: 120, perSecond: 15, warmUp: 90 };
/** Milliseconds between two pairs. */
const rest = 3_000;

/** Books while mails go well and while they fail, in turn, and compares how long the API took. */
export async function measureTimes(stage: Stage, client: BookingClient): Promise<TimesResult> {
  const { mailServer } = stage;
  const times = { well: [] as number[], failing: [] as number[] };
  const slice = async (into: number[]) => {
    const before = client.times.length;
    await client.bookSteadily(plan.bookings, plan.perSecond);
    into.push(...client.times.slice(before));
  };
  await client.bookSteadily(plan.warmUp, plan.perSecond);
  for (let pair = 0; pair < plan.pairs; pair += 1) {
    await slice(times.well);
    const isAway = pair % 2 === 0;
    if (isAway) await mailServer.goAway();
    else mailServer.answer = () => ({ keeps: false, refusal: { code: 421, text: '4.3.2 come back later' } });
    await slice(times.failing);
    if (isAway) await mailServer.comeUp();
    mailServer.answer = () => takes;
    await pause(rest);
  }
  if (client.refusals.length > 0) throw new Error(`not accepted: ${client.refusals.slice(0, 3).join('; ')}`);
  return { well: timesOf(times.well), failing: timesOf(times.failing) };
}
