import type { PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { runPrepared, type PreparedStatement } from '@chauffeur/service-kit';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager, EntityMetadata } from 'typeorm';
import { plannedRangeOf, occupyNew } from '../../rides/holds/hold.js';
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
    JSON.stringify(rowOf(metadata, booking)),
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
  ]);
}

function storeStatement(metadata: EntityMetadata): PreparedStatement {
  const columns = storedColumns(metadata)
    .map(({ databaseName }) => databaseName)
    .join(', ');
  return {
    name: 'placing.store-booking',
    text: `
      WITH booking AS (
        INSERT INTO bookings (${columns}) SELECT ${columns} FROM json_populate_record(NULL::bookings, $1)),
      stops AS (
        INSERT INTO booking_stops (booking_id, position, text, place_id)
        SELECT $2, position, stop ->> 'text', (stop ->> 'placeId')::uuid
          FROM json_array_elements($3) WITH ORDINALITY AS given (stop, position)),
      history AS (
        INSERT INTO booking_history (booking_id, from_status, to_status, changed_by)
        SELECT $2::uuid, NULL, 'pending', 'customer'
        UNION ALL
        SELECT $2::uuid, 'pending', 'confirmed', 'system' WHERE $4 = 'confirmed'),
      held AS (
        ${occupyNew('$2', '$5', '$6', '$7')}),
      link AS (
        INSERT INTO access_links (id, key, booking_id, token_hash) VALUES ($8, $9, $2, $10)),
      event AS (
        INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, traceparent)
        VALUES ($11, $12, $13, $14, $15, $16))
      INSERT INTO placed_requests (idempotency_key, request_hash, booking_id, answer)
      SELECT $17::varchar, $18, $19, $20 WHERE $17::varchar IS NOT NULL`,
  };
}

function storedColumns({ columns }: EntityMetadata) {
  return columns.filter(
    ({ isVirtualProperty, isCreateDate, isUpdateDate }) =>
      !isVirtualProperty && !isCreateDate && !isUpdateDate,
  );
}

/** Returns a booking's values by column name. */
function rowOf(metadata: EntityMetadata, booking: BookingEntity): Record<string, unknown> {
  return Object.fromEntries(
    storedColumns(metadata).map((column) => [column.databaseName, column.getEntityValue(booking)]),
  );
}
