import { codedFieldError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.js';

/** Locks a vehicle that a ride should get. Throws CodedError `vehicle.notFound` or `vehicle.inactive`. */
export async function requireAssignableVehicle(manager: EntityManager, id: string): Promise<void> {
  const vehicle = await manager.findOne(VehicleEntity, {
    where: { id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!vehicle) throw codedFieldError('vehicleId', 'vehicle.notFound');
  if (!vehicle.isActive) throw codedFieldError('vehicleId', 'vehicle.inactive');
}
