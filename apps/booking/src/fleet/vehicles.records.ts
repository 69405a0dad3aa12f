import type { DescribedVehicle } from '@chauffeur/contracts/bookings/crew/ride-crew';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { recordId, versioned } from '@chauffeur/contracts/http/record';
import {
  vehiclePaths,
  vehicleRequest,
  type VehicleRequest,
  type VehicleResponse,
} from '@chauffeur/contracts/vehicles/vehicle';
import { Outbox } from '@chauffeur/messaging';
import {
  AdminId,
  codedFieldError,
  CodedError,
  IdempotencyKey,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordChange,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Body, Controller, Inject, Injectable, Param, Post, Put } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import { lockCar } from '../rides/holds/choose-vehicle.js';
import { RecordEdit } from '../booking-changes/recording/record-edit.js';
import { releaseRides } from '../booking-changes/release-rides.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { publishRidesAhead } from './publish-rides-ahead.js';
import { ridesAhead } from '../rides/rides-ahead.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';

/** The fields of a vehicle that events carry. */
const describedFields = [
  'carId',
  'label',
  'plate',
  'colour',
  'colourRu',
] as const satisfies (keyof DescribedVehicle)[];

/** `savedBy` is the id of the admin. */
type SaveVehicleCommand = VehicleRequest & { savedBy: string };

/** Vehicles, listed by car and label. A vehicle with rides can't be removed, only set inactive. */
@Injectable()
export class VehicleRecords extends StaffRecords<VehicleEntity, SaveVehicleCommand, VehicleResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;
  @Inject(RecordEdit) private readonly recordEdit!: RecordEdit;

  protected readonly definition: RecordDefinition<VehicleEntity, VehicleResponse> = {
    entity: VehicleEntity,
    order: { carId: 'ASC', label: 'ASC', id: 'ASC' },
    notFound: 'vehicle.notFound',
    constraintErrors: {
      vehicles_plate: () => codedFieldError('plate', 'vehicle.plateTaken'),
      bookings_vehicle: 'vehicle.hasRides',
      occupancies_vehicle: 'vehicle.hasRides',
    },
    responseOf: recordResponseOf,
  };

  protected override async prepareSave(command: SaveVehicleCommand): Promise<SaveRecord<VehicleEntity>> {
    const { count, releaseRides: isReleasing, savedBy, ...request } = command;
    return async (manager, vehicle) => {
      if (vehicle.isActive && !request.isActive) {
        if (isReleasing) {
          const rides = await ridesAhead(manager, 'vehicle', vehicle.id);
          await releaseRides(manager, rides, {
            of: 'vehicle',
            id: vehicle.id,
            recordEdit: this.recordEdit,
            by: savedBy,
          });
        }
        await lockCar(manager, vehicle.carId);
        await rejectRidesAhead(manager, vehicle.id);
      }
      for (let others = vehicle.version ? 0 : count - 1; others > 0; others--) {
        // In sequence, because each takes the next number.
        await store(manager, new VehicleEntity(), request);
      }
      return store(manager, vehicle, request);
    };
  }

  /** Removes the vehicle's blocks, which are not rides. */
  protected override async beforeRemove(manager: EntityManager, { id }: VehicleEntity): Promise<void> {
    await manager.delete(BlockEntity, { vehicleId: id });
  }

  protected override transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return retryTransaction(this.dataSource, work);
  }

  protected override async onChange(
    manager: EntityManager,
    { kind, id, before }: RecordChange<VehicleEntity>,
  ): Promise<void> {
    if (kind === 'updated') {
      const vehicle = await manager.findOneByOrFail(VehicleEntity, { id });
      if (describedFields.some((field) => vehicle[field] !== before?.[field]))
        await publishRidesAhead(manager, this.outbox, 'vehicle', id);
    }
    await this.outbox.add(manager, scheduleChanged, { parts: ['vehicles'] });
  }
}

/** Throws if rides ahead would lose their vehicle: they must be moved first. */
async function rejectRidesAhead(manager: EntityManager, vehicleId: string): Promise<void> {
  const { length: rides } = await ridesAhead(manager, 'vehicle', vehicleId);
  if (rides === 0) return;
  throw new CodedError('vehicle.hasRides', [
    { field: 'isActive', code: 'isActive.hasRides', params: { rides } },
  ]);
}

type StoredFields = Omit<VehicleRequest, 'count' | 'releaseRides'>;

async function store(
  manager: EntityManager,
  vehicle: VehicleEntity,
  fields: StoredFields,
): Promise<VehicleEntity> {
  const label = fields.label ?? vehicle.label ?? (await nextLabel(manager, fields.carId));
  return manager.save(Object.assign(vehicle, fields, { label }));
}

/** Returns "1", "2", …: one more than the highest number among the labels of the car's vehicles. */
async function nextLabel(manager: EntityManager, carId: string): Promise<string> {
  const [row] = await manager.query<{ next: number }[]>(
    `SELECT coalesce(max(label::int), 0) + 1 AS next FROM vehicles WHERE car_id = $1 AND label ~ '^[0-9]{1,6}$'`,
    [carId],
  );
  return String(row?.next ?? 1);
}

const changeRequest = versioned(vehicleRequest);

@Controller()
export class VehiclesController extends recordRoutes(vehiclePaths, VehicleRecords, vehicleRequest) {
  @Post(vehiclePaths.collection)
  create(
    @Body({ schema: vehicleRequest }) request: VehicleRequest,
    @AdminId() savedBy: string,
    @IdempotencyKey() key: string | null,
  ): Promise<VehicleResponse> {
    return this.records.create({ ...request, savedBy }, key);
  }

  @Put(vehiclePaths.record)
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeRequest }) request: VehicleRequest & { version: number },
    @AdminId() savedBy: string,
  ): Promise<VehicleResponse> {
    return this.records.update(id, { ...request, savedBy });
  }
}
