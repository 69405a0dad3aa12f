import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { readDriverOf } from '../../drivers/read-driver-of.js';
import { VehicleEntity } from '../../vehicles/vehicle.entity.js';
import type { BookingState } from './changed-fields.rules.js';

/** Returns a copy of the booking's state, unaffected by later changes of it. */
export async function readBookingState(
  manager: EntityManager,
  booking: BookingEntity,
): Promise<BookingState> {
  const { vehicleId } = booking;
  const vehicle = vehicleId ? await manager.findOneBy(VehicleEntity, { id: vehicleId }) : null;
  const driver = await readDriverOf(manager, booking);
  return {
    booking: Object.assign(new BookingEntity(), booking),
    vehicle: vehicle && { id: vehicle.id, name: nameOf(vehicle) },
    driver: driver && { id: driver.id, name: driver.name },
  };
}

function nameOf({ label, plate }: VehicleEntity): string {
  return plate ? `${label} · ${plate}` : label;
}
