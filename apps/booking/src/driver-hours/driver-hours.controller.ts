import {
  driverHoursPath,
  replaceDriverHoursCommand,
  type DriverHours,
  type ReplaceDriverHoursCommand,
  type WorkingDay,
} from '@chauffeur/contracts/drivers/driver-hours';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { recordId } from '@chauffeur/contracts/http/record';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/**
 * Reads a driver's working hours and replaces them as a whole. They have their own version, so that a change of the driver
 * does not make them stale. Throws CodedError `driver.notFound`, or `record.stale` if the hours have changed since.
 */
@Controller()
export class DriverHoursController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Get(driverHoursPath)
  async read(@Param('id', { schema: recordId }) id: string): Promise<DriverHours> {
    const { manager } = this.dataSource;
    const version = await versionOf(manager, id);
    return { hours: await hoursOf(manager, id), version };
  }

  @Put(driverHoursPath)
  replace(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: replaceDriverHoursCommand }) { hours, version }: ReplaceDriverHoursCommand,
  ): Promise<DriverHours> {
    return this.dataSource.transaction(async (manager) => {
      const present = await versionOf(manager, id, 'FOR NO KEY UPDATE');
      if (version !== undefined && version !== present) throw new CodedError('record.stale');
      await manager.query('UPDATE drivers SET hours_version = $2 WHERE id = $1', [id, present + 1]);
      await manager.query('DELETE FROM driver_hours WHERE driver_id = $1', [id]);
      await manager.query(
        `INSERT INTO driver_hours (driver_id, weekday, from_time, until_time)
         SELECT $1, day.weekday, day."from", day.until
           FROM jsonb_to_recordset($2::jsonb) AS day (weekday smallint, "from" text, until text)`,
        [id, JSON.stringify(hours)],
      );
      await this.outbox.add(manager, scheduleChanged, { parts: ['hours'] });
      return { hours: await hoursOf(manager, id), version: present + 1 };
    });
  }
}

/** Read before the hours: if they change in between, the older version makes the save stale. */
async function versionOf(manager: EntityManager, driverId: string, lock = ''): Promise<number> {
  const [driver] = await manager.query<{ version: number }[]>(
    `SELECT hours_version AS version FROM drivers WHERE id = $1 ${lock}`,
    [driverId],
  );
  if (!driver) throw new CodedError('driver.notFound');
  return driver.version;
}

function hoursOf(manager: EntityManager, driverId: string): Promise<WorkingDay[]> {
  return manager.query<WorkingDay[]>(
    `SELECT weekday, from_time AS "from", until_time AS until FROM driver_hours
      WHERE driver_id = $1 ORDER BY weekday`,
    [driverId],
  );
}
