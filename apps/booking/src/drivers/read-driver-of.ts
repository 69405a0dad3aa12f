import type { EntityManager } from 'typeorm';
import { DriverEntity } from './driver.entity.js';

/** Reads the driver of a booking; null if it has none. */
export async function readDriverOf(
  manager: EntityManager,
  { driverId }: { readonly driverId: string | null },
): Promise<DriverEntity | null> {
  return driverId ? manager.findOneBy(DriverEntity, { id: driverId }) : null;
}
