import { amountInput } from '@chauffeur/contracts/money/money';
import {
  pricedCombination,
  type PriceRequest,
  type StaffPriceResponse,
} from '@chauffeur/contracts/pricing/staff-price';
import { z } from 'zod';

export const pricedOfferKinds = ['service', 'tour'] as const;
export const pricedOfferKind = z.enum(pricedOfferKinds);
export type PricedOfferKind = z.infer<typeof pricedOfferKind>;

/** The form's fields. The chosen kind determines whether the offer is a service or a tour. */
export const priceForm = z
  .object({
    carId: pricedCombination.carId,
    kind: pricedOfferKind,
    offerId: z.uuid('offerId.required'),
    priceUsd: amountInput('priceUsd'),
  })
  .transform(({ carId, kind, offerId, priceUsd }): PriceRequest => ({
    carId,
    serviceId: kind === 'service' ? offerId : null,
    tourId: kind === 'tour' ? offerId : null,
    priceUsd,
  }));

export function priceFormValues({ carId, serviceId, tourId, priceUsd }: StaffPriceResponse) {
  return { carId, kind: kindOf({ serviceId }), offerId: serviceId ?? tourId ?? '', priceUsd };
}

export function kindOf({ serviceId }: { serviceId: string | null }): PricedOfferKind {
  return serviceId ? 'service' : 'tour';
}
