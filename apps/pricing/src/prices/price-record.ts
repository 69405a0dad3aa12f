import type { ManagedPrice } from '@chauffeur/contracts/pricing/staff-price';
import type { PriceEntity } from './price.entity.js';

export function priceRecordOf(price: PriceEntity): ManagedPrice {
  return {
    id: price.id,
    carId: price.carId,
    serviceId: price.serviceId,
    tourId: price.tourId,
    priceUsd: price.priceUsd,
    version: price.version,
    createdAt: price.createdAt.toISOString(),
    updatedAt: price.updatedAt.toISOString(),
  };
}
