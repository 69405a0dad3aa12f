import type { PriceRecord } from '@chauffeur/contracts';
import type { PriceEntity } from './price.entity.js';

export function priceRecordOf(price: PriceEntity): PriceRecord {
  return {
    id: price.id,
    carId: price.carId,
    serviceId: price.serviceId,
    tourId: price.tourId,
    priceUsd: price.priceUsd,
    createdAt: price.createdAt.toISOString(),
    updatedAt: price.updatedAt.toISOString(),
  };
}
