import { z } from 'zod';
import { dayMs } from '../../time/durations.js';
import { recordPaths } from '../../http/paths.js';
import { recordMetadata } from '../../http/record.js';
import { requiredText } from '../../inputs/text.js';

/** Paths of the booking service for closed periods. */
export const closedPeriodPaths = recordPaths('/closed-periods');

/** `reason`: max characters; `days`: max length of a period; `future`: max number of periods that are not over. */
export const closedPeriodLimits = { reason: 200, days: 366, future: 200 } as const;

const moment = (field: string) =>
  z
    .string(`${field}.required`)
    .min(1, `${field}.required`)
    .pipe(z.iso.datetime({ offset: true, error: `${field}.invalid` }))
    // Years that PostgreSQL, JavaScript and people read in the same way.
    .refine((text) => /^(19|20|21)/.test(text), `${field}.invalid`);

const lengthOf = (period: { startsAt: string; endsAt: string }) =>
  new Date(period.endsAt).getTime() - new Date(period.startsAt).getTime();

/** A period in which no ride of a visitor can start, with the reason for visitors. */
export const closedPeriodRequest = z
  .object({
    startsAt: moment('startsAt'),
    endsAt: moment('endsAt'),
    reason: requiredText('reason', closedPeriodLimits.reason),
    reasonRu: requiredText('reasonRu', closedPeriodLimits.reason),
  })
  .refine((period) => lengthOf(period) > 0, { path: ['endsAt'], error: 'endsAt.notAfterStart' })
  .refine((period) => lengthOf(period) <= closedPeriodLimits.days * dayMs, {
    path: ['endsAt'],
    error: 'endsAt.tooLate',
  })
  .meta({ id: 'ClosedPeriodRequest' });
export type ClosedPeriodRequest = z.infer<typeof closedPeriodRequest>;

export const closedPeriodResponse = z
  .object({
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    reason: z.string(),
    reasonRu: z.string(),
    ...recordMetadata,
  })
  .meta({ id: 'ClosedPeriod' });
export type ClosedPeriodResponse = z.infer<typeof closedPeriodResponse>;
