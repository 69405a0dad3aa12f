import type { PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { runPrepared, type PreparedStatement } from '@chauffeur/service-kit';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { occupyNew } from '../../rides/holds/hold.js';
import { plannedRangeOf } from '../../rides/holds/occupied-range.js';
import { BookingEntity } from '../../bookings/booking.entity.js';

type OutboxRow = Parameters<Parameters<Outbox['addBy']>[3]>[0];

/** What is stored with a visitor's booking besides its row. */
interface StoredBeside {
  /** Whether its vehicle is free and its car is locked. */
  readonly isHeld: boolean;
  readonly link: RideLink & { readonly tokenHash: Buffer };
  readonly event: OutboxRow;
  /** The response to store under its Idempotency-Key. */
  readonly request: {
    readonly idempotencyKey: string;
    readonly requestHash: string;
    readonly response: PlacedTrip;
  } | null;
}

/** Number of parameters before those of the booking's row. */
const parametersBeforeRow = 19;

/** Built once, from the entity's columns without those that have a default time. */
let statement: PreparedStatement | undefined;

/** Stores a booking with its stops, first history entries, occupancy, link, event and response, in one statement. */
export async function storeBooking(
  manager: EntityManager,
  booking: BookingEntity,
  { isHeld, link, event, request }: StoredBeside,
): Promise<void> {
  const metadata = manager.dataSource.getMetadata(BookingEntity);
  statement ??= storeStatement(metadata);
  const range = isHeld ? plannedRangeOf(booking) : null;
  await runPrepared(manager, statement, [
    booking.id,
    JSON.stringify(booking.stops),
    booking.status,
    booking.vehicleId,
    range?.from ?? null,
    range?.until ?? null,
    link.id,
    link.key,
    link.tokenHash,
    ...event,
    request?.idempotencyKey ?? null,
    request?.requestHash ?? null,
    request?.response.id ?? null,
    request && JSON.stringify(request.response),
    ...storedColumns(metadata).map((column) =>
      manager.dataSource.driver.preparePersistentValue(column.getEntityValue(booking), column),
    ),
  ]);
}

function storeStatement(metadata: EntityMetadata): PreparedStatement {
  const columns = storedColumns(metadata).map(({ databaseName }) => databaseName);
  // A parameter each: PostgreSQL takes a third longer to insert a row from one JSON object.
  const values = columns.map((_, index) => `$${parametersBeforeRow + index + 1}`);
  return {
    name: 'placing.store-booking',
    text: `
      WITH booking AS (
        INSERT INTO bookings (${columns.join(', ')}) VALUES (${values.join(', ')})),
      stops AS (
        INSERT INTO booking_stops (booking_id, position, text, place_id)
        SELECT $1, position, stop ->> 'text', (stop ->> 'placeId')::uuid
          FROM json_array_elements($2) WITH ORDINALITY AS given (stop, position)),
      history AS (
        INSERT INTO booking_history (booking_id, from_status, to_status, changed_by)
        SELECT $1::uuid, NULL, 'pending', 'customer'
        UNION ALL
        SELECT $1::uuid, 'pending', 'confirmed', 'system' WHERE $3 = 'confirmed'),
      held AS (
        ${occupyNew('$1', '$4', '$5', '$6')}),
      link AS (
        INSERT INTO access_links (id, key, booking_id, token_hash) VALUES ($7, $8, $1, $9)),
      event AS (
        INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, traceparent)
        VALUES ($10, $11, $12, $13, $14, $15))
      INSERT INTO placed_requests (idempotency_key, request_hash, booking_id, answer)
      SELECT $16::varchar, $17, $18, $19 WHERE $16::varchar IS NOT NULL`,
  };
}

function storedColumns({ columns }: EntityMetadata) {
  return columns.filter(
    ({ isVirtualProperty, isCreateDate, isUpdateDate }) =>
      !isVirtualProperty && !isCreateDate && !isUpdateDate,
  );
}
