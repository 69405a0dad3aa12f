import { z } from 'zod';
import { isStorable } from '../baku-time.js';
import { idInput } from '../http/id-input.js';
import { recordPaths } from '../http/paths.js';
import { recordMetadata } from '../http/record.js';
import { optionalText } from '../text.js';

/** Paths of the booking service for the times at which a vehicle or a driver takes no rides. */
export const blockPaths = recordPaths('/blocks');

export const vehicleBlockKinds = ['maintenance', 'repair', 'reserved', 'other'] as const;
export const driverBlockKinds = ['holiday', 'sick', 'day_off', 'other'] as const;
const blockKind = z.enum([...new Set([...vehicleBlockKinds, ...driverBlockKinds])], 'kind.required');
export type BlockKind = z.infer<typeof blockKind>;

/** `block.overRides` names no more rides than these. */
export const namedRidesLimit = 20;

const moment = (field: string) =>
  z.iso
    .datetime({ offset: true, error: `${field}.required`, abort: true })
    .refine((text) => isStorable(text) && hasPlainYear(text), `${field}.required`);

/** In UTC, as responses write it: a sign before the year, as of 10000, is in none that can be read. */
const hasPlainYear = (text: string) => /^\d/.test(new Date(text).toISOString());

/** As staff enter one: of a vehicle or of a driver, over at most a year, also in the past (specification, I.6). */
export const blockRequest = z
  .object({
    vehicleId: idInput('vehicleId.required').nullish().transform(orNull),
    driverId: idInput('driverId.required').nullish().transform(orNull),
    kind: blockKind,
    startsAt: moment('startsAt'),
    /** Not included: a ride may begin at that moment. */
    endsAt: moment('endsAt'),
    notes: optionalText('notes', 500),
    /** Takes the vehicle or driver off the rides of that time, instead of rejecting it for them. */
    releaseRides: z.boolean('releaseRides.invalid').default(false),
  })
  .check((check) => {
    const { vehicleId, driverId, kind, startsAt, endsAt } = check.value;
    const invalid = (path: string, message: string) =>
      check.issues.push({ code: 'custom', input: check.value, path: [path], message });
    if ((vehicleId === null) === (driverId === null)) invalid('vehicleId', 'vehicleId.exactlyOne');
    const kinds: readonly string[] = vehicleId ? vehicleBlockKinds : driverBlockKinds;
    if (!kinds.includes(kind)) invalid('kind', 'kind.required');
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    if (length <= 0) invalid('endsAt', 'endsAt.notAfterStart');
    if (length > longestMs) invalid('endsAt', 'endsAt.tooLate');
  })
  .meta({ id: 'BlockRequest' });
export type BlockRequest = z.infer<typeof blockRequest>;

const longestMs = 366 * 24 * 3_600_000;

function orNull(id: string | null | undefined): string | null {
  return id ?? null;
}

export const blockResponse = z
  .object({
    id: z.uuid(),
    vehicleId: z.uuid().nullable(),
    driverId: z.uuid().nullable(),
    kind: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    notes: z.string().nullable(),
    /** The admin's id. */
    createdBy: z.string(),
    ...recordMetadata,
  })
  .meta({ id: 'Block' });
export type BlockResponse = z.infer<typeof blockResponse>;
