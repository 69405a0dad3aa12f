import { driverPaths, driverRequest, type DriverRequest, type DriverResponse } from '@chauffeur/contracts';
import { recordResponseOf, recordRoutes, StaffRecords, type RecordDefinition } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { DriverEntity } from './driver.entity.js';

/** Drivers, listed by name. One who has driven can't be removed, and is set inactive instead. */
@Injectable()
export class DriverRecords extends StaffRecords<DriverEntity, DriverRequest, DriverResponse> {
  protected readonly definition: RecordDefinition<DriverEntity, DriverResponse> = {
    entity: DriverEntity,
    order: { name: 'ASC', id: 'ASC' },
    notFound: 'driver.notFound',
    constraintErrors: {
      bookings_driver: 'driver.hasAssignments',
      driver_assignments_driver: 'driver.hasAssignments',
    },
    responseOf: recordResponseOf,
  };
}

@Controller()
export class DriversController extends recordRoutes(driverPaths, DriverRecords, driverRequest) {}
