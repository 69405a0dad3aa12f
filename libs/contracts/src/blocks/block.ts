import { z } from 'zod';
import { isStorable } from '../time/baku-time.js';
import { idInput } from '../http/id-input.js';
import { recordPaths } from '../http/paths.js';
import { recordMetadata } from '../http/record.js';
import { optionalText } from '../inputs/text.js';

/** Paths of the booking service for blocks: times at which a vehicle or a driver takes no rides. */
export const blockPaths = recordPaths('/blocks');

export const vehicleBlockKinds = ['maintenance', 'repair', 'reserved', 'other'] as const;
export const driverBlockKinds = ['holiday', 'sick', 'day_off', 'other'] as const;
const blockKind = z.enum([...new Set([...vehicleBlockKinds, ...driverBlockKinds])], 'kind.required');
export type BlockKind = z.infer<typeof blockKind>;

/** Max rides that the error `block.overRides` names. */
export const namedRidesLimit = 20;

const moment = (field: string) =>
  z.iso
    .datetime({ offset: true, error: `${field}.required`, abort: true })
    .refine((text) => isStorable(text) && hasPlainYear(text), `${field}.required`);

/** Whether a moment has a year of four digits in UTC: responses can't contain others, such as +010000. */
const hasPlainYear = (text: string) => /^\d/.test(new Date(text).toISOString());

/** A block that staff enter for a vehicle or a driver: at most a year, possibly in the past (specification, I.6). */
export const blockRequest = z
  .object({
    vehicleId: idInput('vehicleId.required').nullish().transform(orNull),
    driverId: idInput('driverId.required').nullish().transform(orNull),
    kind: blockKind,
    startsAt: moment('startsAt'),
    /** Exclusive: a ride may begin at this moment. */
    endsAt: moment('endsAt'),
    notes: optionalText('notes', 500),
    /** Takes the vehicle or driver off rides at that time; if false, such rides reject the block. */
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
