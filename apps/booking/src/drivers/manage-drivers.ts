import type { DriverRequest, DriverResponse } from '@chauffeur/contracts';
import { CodedError, lockVersion, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { driverResponseOf } from './driver-response.js';
import { DriverEntity } from './driver.entity.js';

@Injectable()
export class ManageDrivers {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  async list(): Promise<DriverResponse[]> {
    const drivers = await this.dataSource.manager.find(DriverEntity, { order: { name: 'ASC', id: 'ASC' } });
    return drivers.map(driverResponseOf);
  }

  /** Throws CodedError `driver.notFound`. */
  async read(id: string): Promise<DriverResponse> {
    const driver = await this.dataSource.manager.findOneBy(DriverEntity, { id });
    if (!driver) throw new CodedError('driver.notFound');
    return driverResponseOf(driver);
  }

  async create(request: DriverRequest): Promise<DriverResponse> {
    const { manager } = this.dataSource;
    return driverResponseOf(await manager.save(manager.create(DriverEntity, request)));
  }

  /** Throws CodedError `driver.notFound`, or `record.stale` when the driver has changed since `version`. */
  update(id: string, { version, ...fields }: DriverRequest & { version: number }): Promise<DriverResponse> {
    return this.dataSource.transaction(async (manager) => {
      const driver = await lockVersion(manager, DriverEntity, { id, version }, 'driver.notFound');
      return driverResponseOf(await manager.save(Object.assign(driver, fields)));
    });
  }

  /** Throws CodedError `driver.notFound`, or `driver.hasAssignments`: who has driven is set inactive instead. */
  async remove(id: string): Promise<void> {
    const hasAssignments = () => new CodedError('driver.hasAssignments');
    const { affected } = await refuseViolation(this.dataSource.manager.delete(DriverEntity, { id }), {
      bookings_driver: hasAssignments,
      driver_assignments_driver: hasAssignments,
    });
    if (!affected) throw new CodedError('driver.notFound');
  }
}
