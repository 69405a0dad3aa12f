import type { BoardVehicle } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { EntityManager } from 'typeorm';

/** Returns all vehicles, without what only the catalogue knows of them. */
export function readVehicles(manager: EntityManager): Promise<BoardVehicle[]> {
  return manager.query(`
    SELECT id, car_id AS "carId", NULL AS "carName", NULL AS seats, label, plate, is_active AS "isActive"
      FROM vehicles ORDER BY car_id, length(label), label, id`);
}
