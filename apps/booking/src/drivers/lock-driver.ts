import type { EntityManager } from 'typeorm';
import { DriverEntity } from './driver.entity.js';

/** Locks a driver like an update does: assignments of rides to the driver come before or after it. */
export function lockDriver(manager: EntityManager, id: string): Promise<DriverEntity | null> {
  return manager.findOne(DriverEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
