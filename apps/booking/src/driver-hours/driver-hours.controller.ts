import {
  driverHours,
  driverHoursPath,
  recordId,
  scheduleChanged,
  type DriverHours,
  type WorkingDay,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DriverEntity } from '../drivers/driver.entity.js';

/** A driver's working hours, read and replaced as a whole. Throws CodedError `driver.notFound`. */
@Controller()
export class DriverHoursController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Get(driverHoursPath)
  async read(@Param('id', { schema: recordId }) id: string): Promise<DriverHours> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(DriverEntity, { id }))) throw new CodedError('driver.notFound');
    return { hours: await hoursOf(manager, id) };
  }

  @Put(driverHoursPath)
  replace(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: driverHours }) { hours }: DriverHours,
  ): Promise<DriverHours> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'for_no_key_update' } as const;
      if (!(await manager.findOne(DriverEntity, { where: { id }, lock }))) {
        throw new CodedError('driver.notFound');
      }
      await manager.query('DELETE FROM driver_hours WHERE driver_id = $1', [id]);
      await manager.query(
        `INSERT INTO driver_hours (driver_id, weekday, from_time, until_time)
         SELECT $1, day.weekday, day."from", day.until
           FROM jsonb_to_recordset($2::jsonb) AS day (weekday smallint, "from" text, until text)`,
        [id, JSON.stringify(hours)],
      );
      await this.outbox.add(manager, scheduleChanged, { parts: ['hours'] });
      return { hours: await hoursOf(manager, id) };
    });
  }
}

function hoursOf(manager: EntityManager, driverId: string): Promise<WorkingDay[]> {
  return manager.query<WorkingDay[]>(
    `SELECT weekday, from_time AS "from", until_time AS until FROM driver_hours
      WHERE driver_id = $1 ORDER BY weekday`,
    [driverId],
  );
}
