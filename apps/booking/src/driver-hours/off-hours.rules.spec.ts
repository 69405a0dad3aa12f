import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { describe, expect, it } from '@jest/globals';
import { isOffHours } from './off-hours.rules.js';

const everyDay = (from: string, until: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }));
/** 2026-11-23 is a Monday. */
const ride = (date: string, time: string, minutes: number) => {
  const startsAt = bakuInstant(date, time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};
const monday = [{ weekday: 1, from: '09:00', until: '18:00' }];
const halfPast = [{ weekday: 1, from: '08:30', until: '17:45' }];
const sundayNight = [{ weekday: 7, from: '20:00', until: '04:00' }];

describe('working hours', () => {
  it.each([
    ['none are known', [], ride('2026-11-23', '03:00', 60)],
    ['the ride ends as they end', monday, ride('2026-11-23', '17:00', 60)],
    ['the ride is within them to the minute', halfPast, ride('2026-11-23', '08:30', 555)],
    ['the ride is after midnight of a night', sundayNight, ride('2026-11-23', '03:00', 60)],
    [
      'the ride goes over midnight of whole days',
      everyDay('00:00', '00:00'),
      ride('2026-11-23', '23:00', 3_000),
    ],
  ])('include a ride if %s', (_case, hours, times) => {
    expect(isOffHours(hours, times)).toBe(false);
  });

  it.each([
    ['the ride ends a minute later', monday, ride('2026-11-23', '17:01', 60)],
    ['the ride begins a minute earlier', monday, ride('2026-11-23', '08:59', 60)],
    ['the ride begins a minute before half past', halfPast, ride('2026-11-23', '08:29', 60)],
    ['the ride ends a minute after a quarter to', halfPast, ride('2026-11-23', '16:46', 60)],
    ['the ride is on another day', monday, ride('2026-11-24', '10:00', 60)],
    ['the ride outlasts a night', sundayNight, ride('2026-11-23', '03:30', 60)],
    ['the ride goes on at night', everyDay('09:00', '18:00'), ride('2026-11-23', '17:00', 1_440)],
  ])('do not include a ride if %s', (_case, hours, times) => {
    expect(isOffHours(hours, times)).toBe(true);
  });
});
