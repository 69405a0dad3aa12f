import type { EntityManager } from 'typeorm';
import { DriverEntity } from './driver.entity.js';

/** Locked as by a change of the driver: rides that are being given to them at the same moment come before or after it. */
export function lockDriver(manager: EntityManager, id: string): Promise<DriverEntity | null> {
  return manager.findOne(DriverEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
