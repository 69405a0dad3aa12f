import {
  offerRemoved,
  type OfferKind,
  type OfferRemoved,
} from '@chauffeur/contracts/events/catalogue-events';
import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { Inbox, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { PriceEntity } from './price.entity.js';

const columnOf = { car: 'carId', service: 'serviceId', tour: 'tourId' } as const satisfies Record<
  OfferKind,
  keyof PriceEntity
>;

/** Removes the prices of removed cars, services and tours. */
@Controller()
export class RemovePricesOnOfferRemoved {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {}

  @ReactsTo(offerRemoved, { effect: 'remove-prices' })
  async onOfferRemoved({ offers }: OfferRemoved, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      let removed = 0;
      for (const [kind, column] of Object.entries(columnOf)) {
        const ids = offers.filter((offer) => offer.kind === kind).map(({ id }) => id);
        if (ids.length === 0) continue;
        const { affected } = await manager.delete(PriceEntity, { [column]: In(ids) });
        removed += affected ?? 0;
      }
      if (removed > 0) await this.outbox.add(manager, pricingChanged, {});
    });
  }
}
