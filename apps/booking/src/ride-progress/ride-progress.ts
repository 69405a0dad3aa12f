import { noProgress, type RideProgress, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { EntityManager } from 'typeorm';

/** When a ride reached each state with the present driver; `accepted` and later ones. */
export type ReachedStates = Readonly<Partial<Record<RideState, string>>>;

/** A row of `ride_progress`. */
export interface StoredProgress {
  readonly bookingId: string;
  readonly driverId: string | null;
  readonly state: RideState;
  readonly since: Date;
  readonly askedAt: Date | null;
  readonly reached: ReachedStates;
  readonly changedAt: Date | null;
  readonly changedFields: readonly string[];
}

/** The columns of a `ride_progress` row named `progress`, as one JSON value; null without a row. */
export const progressColumn = `
  CASE WHEN progress.booking_id IS NULL THEN NULL ELSE jsonb_build_object(
    'bookingId', progress.booking_id, 'driverId', progress.driver_id, 'state', progress.state, 'since', progress.since,
    'askedAt', progress.asked_at, 'reached', progress.reached,
    'changedAt', progress.changed_at, 'changedFields', progress.changed_fields) END`;

/** `progressColumn` as it is read, with times as text. */
export type ReadProgress = Omit<StoredProgress, 'since' | 'askedAt' | 'changedAt'> & {
  readonly since: string;
  readonly askedAt: string | null;
  readonly changedAt: string | null;
};

export function storedProgressOf(read: ReadProgress): StoredProgress {
  const { since, askedAt, changedAt, ...fields } = read;
  return {
    ...fields,
    since: new Date(since),
    askedAt: askedAt === null ? null : new Date(askedAt),
    changedAt: changedAt === null ? null : new Date(changedAt),
  };
}

/** Returns the stored progress of bookings, by their ids. */
export async function readProgress(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<Map<string, StoredProgress>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await manager.query<{ progress: ReadProgress }[]>(
    `SELECT ${progressColumn} AS progress FROM ride_progress progress WHERE booking_id = ANY($1)`,
    [bookingIds],
  );
  return new Map(rows.map(({ progress }) => [progress.bookingId, storedProgressOf(progress)]));
}

/**
 * Returns a ride's progress. A row counts only for the driver whom it names: another driver got the ride from a
 * release without progress, could not be asked, and so has agreed by phone.
 */
export function progressOf(
  { driverId }: { readonly driverId: string | null },
  stored: StoredProgress | null | undefined,
): RideProgress {
  if (driverId === null) {
    if (stored?.state !== 'declined') return noProgress;
    return { ...noProgress, state: 'declined', since: stored.since.toISOString() };
  }
  if (stored?.driverId !== driverId) return { ...noProgress, state: 'accepted' };
  return {
    state: stored.state,
    since: stored.since.toISOString(),
    askedAt: stored.askedAt?.toISOString() ?? null,
    arrivedAt: stored.reached.arrived ?? null,
    unseenSince: stored.changedAt?.toISOString() ?? null,
  };
}
