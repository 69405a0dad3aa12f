import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { dayMs } from '@chauffeur/contracts/time/durations';
import type { EntityManager } from 'typeorm';
import { ClosedPeriodEntity } from '../closed-periods/closed-period.entity.js';
import type { BookingRulesEntity } from './booking-rules.entity.js';

interface Range {
  readonly from: Date;
  /** Without an end, all later periods are included. */
  readonly until?: Date;
}

/** Returns the part of the rules that visitors read, with the closed periods of a range. */
export async function bookingTermsOf(
  manager: EntityManager,
  rules: BookingRulesEntity,
  { from, until }: Range,
): Promise<BookingTermsResponse> {
  const query = manager
    .createQueryBuilder(ClosedPeriodEntity, 'period')
    .where('period.endsAt > :from', { from })
    .orderBy('period.startsAt')
    .addOrderBy('period.id');
  if (until) query.andWhere('period.startsAt < :until', { until });
  const periods = await query.getMany();
  return {
    bookingMode: rules.bookingMode,
    whenFull: rules.whenFull,
    requireTime: rules.requireTime,
    leadMinutes: rules.leadMinutes,
    tourLeadMinutes: rules.tourLeadMinutes,
    whenTooSoon: rules.whenTooSoon,
    horizonDays: rules.horizonDays,
    airportWaitMinutes: rules.airportWaitMinutes,
    freeWaitMinutes: rules.freeWaitMinutes,
    freeCancelHours: rules.freeCancelHours,
    lateCancelPercent: rules.lateCancelPercent,
    changeUntilHours: rules.changeUntilHours,
    closedPeriods: periods.map(({ startsAt, endsAt, reason, reasonRu }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      reason,
      reasonRu,
    })),
  };
}

/** Returns the terms for a ride on a day in Baku, YYYY-MM-DD. */
export function termsOfDay(
  manager: EntityManager,
  rules: BookingRulesEntity,
  day: string,
): Promise<BookingTermsResponse> {
  const from = bakuInstant(day, '00:00');
  return bookingTermsOf(manager, rules, { from, until: new Date(from.getTime() + dayMs) });
}
