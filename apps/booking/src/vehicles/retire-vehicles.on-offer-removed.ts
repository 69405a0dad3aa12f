import { offerRemoved, type OfferRemoved } from '@chauffeur/contracts/events/catalogue-events';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { Inbox, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.js';

/** Sets the vehicles of a removed car inactive, so that they take no more rides but earlier bookings retain them. */
@Controller()
export class RetireVehiclesOnOfferRemoved {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {}

  @ReactsTo(offerRemoved, { effect: 'retire-vehicles' })
  async onOfferRemoved({ offers }: OfferRemoved, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      const carIds = offers.filter(({ kind }) => kind === 'car').map(({ id }) => id);
      if (carIds.length === 0) return;
      const vehicles = await manager.find(VehicleEntity, {
        where: { carId: In(carIds), isActive: true },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      if (vehicles.length === 0) return;
      await manager.save(vehicles.map((vehicle) => Object.assign(vehicle, { isActive: false })));
      await this.outbox.add(manager, scheduleChanged, { parts: ['vehicles'] });
    });
  }
}
