import {
  scheduleChanged,
  vehiclePaths,
  vehicleRequest,
  type VehicleRequest,
  type VehicleResponse,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import {
  CodedError,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Controller, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockCar } from '../rides/choose-vehicle.js';
import { ridesAhead } from '../rides/rides-ahead.js';
import { VehicleEntity } from './vehicle.entity.js';

/** Vehicles, listed by car and label. One that rides are known of can't be removed, and is set inactive instead. */
@Injectable()
export class VehicleRecords extends StaffRecords<VehicleEntity, VehicleRequest, VehicleResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;

  protected readonly definition: RecordDefinition<VehicleEntity, VehicleResponse> = {
    entity: VehicleEntity,
    order: { carId: 'ASC', label: 'ASC', id: 'ASC' },
    notFound: 'vehicle.notFound',
    constraintErrors: {
      vehicles_plate: 'vehicle.plateTaken',
      bookings_vehicle: 'vehicle.hasRides',
      occupancies_vehicle: 'vehicle.hasRides',
    },
    responseOf: recordResponseOf,
  };

  protected override async prepareSave(request: VehicleRequest): Promise<SaveRecord<VehicleEntity>> {
    return async (manager, vehicle) => {
      if (vehicle.isActive && !request.isActive) {
        await lockCar(manager, vehicle.carId);
        await rejectRidesAhead(manager, vehicle.id);
      }
      const label = request.label ?? vehicle.label ?? (await nextLabel(manager, request.carId));
      return manager.save(Object.assign(vehicle, request, { label }));
    };
  }

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, scheduleChanged, { parts: ['vehicles'] });
  }
}

/** Rides that would be left without a vehicle must be moved first. */
async function rejectRidesAhead(manager: EntityManager, vehicleId: string): Promise<void> {
  const rides = await ridesAhead(manager, vehicleId);
  if (rides === 0) return;
  throw new CodedError('vehicle.hasRides', [
    { field: 'isActive', code: 'isActive.hasRides', params: { rides } },
  ]);
}

/** "1", "2", …: one more than the highest number among the labels of the car's vehicles. */
async function nextLabel(manager: EntityManager, carId: string): Promise<string> {
  const [row] = await manager.query<{ next: number }[]>(
    `SELECT coalesce(max(label::int), 0) + 1 AS next FROM vehicles WHERE car_id = $1 AND label ~ '^[0-9]{1,6}$'`,
    [carId],
  );
  return String(row?.next ?? 1);
}

@Controller()
export class VehiclesController extends recordRoutes(vehiclePaths, VehicleRecords, vehicleRequest) {}
