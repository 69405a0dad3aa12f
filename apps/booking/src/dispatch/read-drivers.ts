import type { BoardDriver } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { EntityManager } from 'typeorm';

/** Returns all drivers by name, with their working hours. */
export function readDrivers(manager: EntityManager): Promise<BoardDriver[]> {
  return manager.query(`
    SELECT id, name, is_active AS "isActive",
           (SELECT COALESCE(json_agg(json_build_object('weekday', weekday, 'from', from_time, 'until', until_time)
                                     ORDER BY weekday), '[]'::json)
              FROM driver_hours WHERE driver_id = drivers.id) AS hours
      FROM drivers ORDER BY lower(name), id`);
}
