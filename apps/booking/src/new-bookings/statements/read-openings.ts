import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { runPrepared, type PreparedStatement } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import {
  firstVehicle,
  freeVehicleParameters,
  selectFreeVehicleBeside,
} from '../../rides/holds/choose-vehicle.js';
import { countConflict } from '../../rides/holds/hold-conflicts.js';
import { doOverlap, plannedRangeOf } from '../../rides/holds/occupied-range.js';
import { openRequestsThatHold, selectOpenRequests } from '../open-requests.js';
import type { EarlierRequest } from '../placed-requests/place-once.js';
import type { DecidedLeg } from '../rules/trip.rules.js';

/** What is read for a ride under the locks of `lockAndReadTerms`. */
export interface Openings {
  /** The earlier request with the same key. */
  readonly earlier: EarlierRequest | null;
  /** Whether the ride gets a vehicle: it has a time, and its customer not too many open requests. */
  readonly takesVehicle: boolean;
  /** Whether its customer has too many open requests for a vehicle. */
  readonly manyOpenRequests: boolean;
  /** The vehicle that it gets; null if none is free. */
  readonly vehicleId: string | null;
}

interface Row {
  readonly requestHash: string | null;
  readonly response: BookingResponse | null;
  readonly open: number | null;
  readonly vehicleId: string | null;
}

/** Parameters: those of `selectFreeVehicle`, then email, phone, today, the key, and the range of the ride back. */
const read: PreparedStatement = {
  name: 'placing.read-openings',
  text: `
    SELECT request.request_hash AS "requestHash", request.answer AS response, requests.open, free.id AS "vehicleId"
      FROM (SELECT) AS one
      LEFT JOIN placed_requests request ON request.idempotency_key = $9
      LEFT JOIN LATERAL (${selectOpenRequests('$6', '$7', '$8')}) requests ON $4::timestamptz IS NOT NULL
      LEFT JOIN LATERAL (${selectFreeVehicleBeside('$10', '$11')}) free ON $4::timestamptz IS NOT NULL`,
};

interface Circumstances {
  /** The date in Baku, YYYY-MM-DD. */
  readonly today: string;
  readonly idempotencyKey: string | null;
  /** The ride back, placed next; if both can't have one vehicle, the ride leaves it one that it can have. */
  readonly back: DecidedLeg | null;
}

/** @param ride with the id that its booking will get */
export async function readOpenings(
  manager: EntityManager,
  ride: DecidedLeg & { readonly id: string },
  { today, idempotencyKey, back }: Circumstances,
): Promise<Openings> {
  const { id, carId, customerEmail, customerPhone } = ride;
  const range = plannedRangeOf(ride);
  const wanted = {
    bookingId: id,
    carId,
    vehicleId: null,
    from: range?.from ?? null,
    until: range?.until ?? null,
  };
  const rangeBack = range && back && plannedRangeOf(back);
  const beside = rangeBack && doOverlap(range, rangeBack) ? rangeBack : null;
  const values = [
    ...freeVehicleParameters(wanted),
    customerEmail,
    customerPhone,
    today,
    idempotencyKey,
    beside?.from ?? null,
    beside?.until ?? null,
  ];
  const [row] = await runPrepared<Row>(manager, read, values);
  const { requestHash = null, response = null, open = null, vehicleId: free = null } = row ?? {};
  if (requestHash !== null && response !== null)
    return {
      earlier: { requestHash, response },
      takesVehicle: false,
      manyOpenRequests: false,
      vehicleId: null,
    };
  const manyOpenRequests = range !== null && (open ?? 0) >= openRequestsThatHold;
  const takesVehicle = range !== null && !manyOpenRequests;
  const vehicleId = takesVehicle ? (free ?? (await firstVehicle(manager, carId))) : null;
  if (takesVehicle && vehicleId === null) countConflict('vehicle');
  return { earlier: null, takesVehicle, manyOpenRequests, vehicleId };
}
