import type { BoardVehicle } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { EntityManager } from 'typeorm';

/** All vehicles, without what the catalogue alone knows of them. */
export function readVehicles(manager: EntityManager): Promise<BoardVehicle[]> {
  return manager.query(`
    SELECT id, car_id AS "carId", NULL AS "carName", NULL AS seats, label, plate, is_active AS "isActive"
      FROM vehicles ORDER BY car_id, length(label), label, id`);
}
