import { isDeepStrictEqual } from 'node:util';
import {
  driverPaths,
  driverRequest,
  type DriverRequest,
  type DriverResponse,
} from '@chauffeur/contracts/drivers/driver';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Outbox } from '@chauffeur/messaging';
import {
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordChange,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Controller, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import { endAccess } from '../driver-links/driver-links.js';
import { publishRidesAhead } from './publish-rides-ahead.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';

/** Drivers, listed by name. A driver with assignments can't be removed, only set inactive. */
@Injectable()
export class DriverRecords extends StaffRecords<DriverEntity, DriverRequest, DriverResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;
  @Inject(FollowDriver) private readonly followDriver!: FollowDriver;

  protected readonly definition: RecordDefinition<DriverEntity, DriverResponse> = {
    entity: DriverEntity,
    order: { name: 'ASC', id: 'ASC' },
    notFound: 'driver.notFound',
    constraintErrors: {
      bookings_driver: 'driver.hasAssignments',
      driver_assignments_driver: 'driver.hasAssignments',
      occupancies_driver: 'driver.hasAssignments',
    },
    responseOf: recordResponseOf,
  };

  /** A client of the previous release sends no language: the stored one stays. */
  protected override prepareSave({ language, ...request }: DriverRequest): Promise<SaveRecord<DriverEntity>> {
    return super.prepareSave(language ? { ...request, language } : request);
  }

  /** Removes the driver's blocks, which are not assignments. */
  protected override async beforeRemove(manager: EntityManager, { id }: DriverEntity): Promise<void> {
    await manager.delete(BlockEntity, { driverId: id });
  }

  protected override transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return retryTransaction(this.dataSource, work);
  }

  protected override async onChange(
    manager: EntityManager,
    { kind, id, before }: RecordChange<DriverEntity>,
  ): Promise<void> {
    if (kind === 'updated') {
      const driver = await manager.findOneByOrFail(DriverEntity, { id });
      if (!driver.isActive) await endAccess(manager, id);
      // What was asked before the driver was set inactive: the link has ended since.
      else if (!before?.isActive) await this.followDriver.closeOffers(manager, id);
      if (!isDeepStrictEqual(assignedDriverOf(driver), assignedDriverOf(before)))
        await publishRidesAhead(manager, this.outbox, 'driver', id);
    }
    await this.outbox.add(manager, recordChanged, { record: 'driver' });
  }
}

@Controller()
export class DriversController extends recordRoutes(driverPaths, DriverRecords, driverRequest) {}
