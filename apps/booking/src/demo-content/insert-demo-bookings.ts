import { randomUUID } from 'node:crypto';
import type { DemoTransaction } from '@chauffeur/contracts/events/demo-events';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { EntityManager } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import { BookingHistoryEntity } from '../bookings/booking-history.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { newReferenceNumber } from '../new-bookings/reference-number.js';
import { DriverAssignmentEntity } from '../driver-assignments/driver-assignment.entity.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { hold, holdBlock } from '../rides/holds/hold.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import { momentOf } from './plan/demo-days.js';
import { demoCars } from './plan/demo-offers.js';
import type { DemoPayment, DemoPlan, DemoRide } from './plan/demo-ride.js';

interface Fleet {
  readonly vehicleIds: readonly string[];
  readonly drivers: readonly { readonly id: string; readonly name: string }[];
}

/** Stores all examples, marked as such, and returns their transactions. */
export async function insertDemoBookings(manager: EntityManager, plan: DemoPlan): Promise<DemoTransaction[]> {
  const fleet = await insertFleet(manager, plan);
  const blockIds = await insertBlocks(manager, plan, fleet);
  const stored = plan.rides.map((ride) => ({ ride, id: randomUUID(), ...namesOf(ride, fleet) }));
  const bookings = stored.map(bookingOf);
  await manager.insert(BookingEntity, bookings);
  await manager.insert(BookingHistoryEntity, stored.flatMap(historyOf));
  await manager.insert(DriverAssignmentEntity, stored.flatMap(assignmentOf));
  // Finance's next count for one of them must be newer than this copy.
  await manager.query('UPDATE bookings SET payments_sequence = 1 WHERE paid_usd > 0');
  const rows = await manager.find(BookingEntity);
  for (const booking of rows) {
    // In sequence, because all are in one transaction.
    await hold(manager, booking, 'own');
  }
  const ids = [
    ...fleet.vehicleIds,
    ...fleet.drivers.map(({ id }) => id),
    ...blockIds,
    ...stored.map(({ id }) => id),
  ];
  await manager.query('INSERT INTO demo_content_records (id) SELECT unnest($1::uuid[])', [ids]);
  return [...stored.flatMap(transactionsOf), ...plan.expenses];
}

async function insertFleet(manager: EntityManager, plan: DemoPlan): Promise<Fleet> {
  const vehicles = plan.vehicles.map(({ car, ...vehicle }) =>
    manager.create(VehicleEntity, {
      id: randomUUID(),
      carId: demoCars[car].id,
      ...vehicle,
      isActive: true,
      notes: null,
    }),
  );
  await manager.insert(VehicleEntity, vehicles);
  const drivers = plan.drivers.map(({ hours, ...driver }) => ({
    hours,
    entity: manager.create(DriverEntity, {
      id: randomUUID(),
      ...driver,
      email: null,
      isActive: true,
      emergencyContact: null,
      address: null,
    }),
  }));
  await manager.insert(
    DriverEntity,
    drivers.map(({ entity }) => entity),
  );
  const hours = drivers.flatMap(({ entity, hours: days }) =>
    days.map((day) => ({ driverId: entity.id, ...day })),
  );
  await manager.query(
    `INSERT INTO driver_hours (driver_id, weekday, from_time, until_time)
     SELECT day."driverId", day.weekday, day."from", day.until
       FROM jsonb_to_recordset($1::jsonb) AS day ("driverId" uuid, weekday smallint, "from" text, until text)`,
    [JSON.stringify(hours)],
  );
  return {
    vehicleIds: vehicles.map(({ id }) => id),
    drivers: drivers.map(({ entity: { id, name } }) => ({ id, name })),
  };
}

async function insertBlocks(manager: EntityManager, plan: DemoPlan, fleet: Fleet): Promise<string[]> {
  const blocks = plan.blocks.map(({ vehicle, driver, kind, from, until, notes }) =>
    manager.create(BlockEntity, {
      id: randomUUID(),
      vehicleId: vehicle === undefined ? null : (fleet.vehicleIds[vehicle] ?? null),
      driverId: driver === undefined ? null : (fleet.drivers[driver]?.id ?? null),
      kind,
      startsAt: momentOf(plan.now, from),
      endsAt: momentOf(plan.now, until),
      notes,
      createdBy: 'system',
    }),
  );
  await manager.insert(BlockEntity, blocks);
  for (const block of blocks) {
    // In sequence, because all are in one transaction.
    await holdBlock(manager, block);
  }
  return blocks.map(({ id }) => id);
}

interface StoredRide {
  readonly id: string;
  readonly ride: DemoRide;
  readonly referenceNumber: string;
  readonly vehicleId: string | null;
  readonly driver: { readonly id: string; readonly name: string } | null;
}

function namesOf({ vehicle, driver, createdAt }: DemoRide, fleet: Fleet): Omit<StoredRide, 'id' | 'ride'> {
  return {
    referenceNumber: newReferenceNumber(todayInBaku(createdAt)),
    vehicleId: vehicle === null ? null : (fleet.vehicleIds[vehicle] ?? null),
    driver: driver === null ? null : (fleet.drivers[driver] ?? null),
  };
}

function bookingOf({ id, ride, referenceNumber, vehicleId, driver }: StoredRide) {
  const { decided, createdAt, steps, received } = ride;
  return {
    id,
    ...decided,
    referenceNumber,
    vehicleId,
    driverId: driver?.id ?? null,
    urgent: false,
    scheduleVersion: 1,
    paidUsd: received ? decided.totalPrice : 0,
    paymentMethod: received?.method ?? null,
    paidOn: received?.day ?? null,
    version: 1 + steps.length,
    createdAt,
    updatedAt: steps.at(-1)?.at ?? createdAt,
  };
}

function historyOf({ id: bookingId, ride: { decided, createdAt, steps } }: StoredRide) {
  const first = decided.isManual && decided.status !== 'pending' ? 'confirmed' : 'pending';
  const entries = [
    { status: first, at: createdAt, changedBy: decided.isManual ? 'system' : 'customer' } as const,
    ...steps.map((step) => ({ ...step, changedBy: 'system' })),
  ];
  return entries.map(({ status, at, changedBy }, index) => ({
    bookingId,
    fromStatus: entries[index - 1]?.status ?? null,
    toStatus: status,
    changedBy,
    changedAt: at,
  }));
}

function assignmentOf({ id: bookingId, driver, ride: { createdAt, steps } }: StoredRide) {
  if (!driver) return [];
  const assignedAt = steps[0]?.at ?? createdAt;
  return [
    {
      bookingId,
      driverId: driver.id,
      driverName: driver.name,
      assignedBy: 'system',
      notes: null,
      assignedAt,
    },
  ];
}

function transactionsOf({ id, ride, referenceNumber, driver }: StoredRide): DemoTransaction[] {
  const { customerName } = ride.decided;
  const booking = { id, referenceNumber, customerName };
  const transaction = (
    { amount, currency, day, method }: DemoPayment,
    about: Pick<DemoTransaction, 'transactionType' | 'description' | 'driver'>,
  ) => ({ amount, currency, transactionDate: day, paymentMethod: method, booking, ...about });
  const revenue = {
    transactionType: 'revenue',
    description: productDescription('revenue', referenceNumber),
    driver: null,
  } as const;
  const forDriver = {
    transactionType: 'driver_payment',
    description: productDescription('driverPayment', referenceNumber),
    driver,
  } as const;
  return [
    ...(ride.received ? [transaction(ride.received, revenue)] : []),
    ...(ride.driverPayment ? [transaction(ride.driverPayment, forDriver)] : []),
  ];
}
