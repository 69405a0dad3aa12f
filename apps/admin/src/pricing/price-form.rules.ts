import {
  enteredAmount,
  pricedCombination,
  type PriceRequest,
  type StaffPriceResponse,
} from '@chauffeur/contracts';
import { z } from 'zod';

export const offerKinds = ['service', 'tour'] as const;
export const offerKind = z.enum(offerKinds);
export type OfferKind = z.infer<typeof offerKind>;

/** The form's own fields: the type that is chosen says whether the offer is a service or a tour. */
export const priceForm = z
  .object({
    carId: pricedCombination.carId,
    kind: offerKind,
    offerId: z.uuid('offerId.required'),
    priceUsd: enteredAmount('priceUsd'),
  })
  .transform(({ carId, kind, offerId, priceUsd }): PriceRequest => ({
    carId,
    serviceId: kind === 'service' ? offerId : null,
    tourId: kind === 'tour' ? offerId : null,
    priceUsd,
  }));

/** What the form shows of a price that is kept. */
export function priceFormValues({ carId, serviceId, tourId, priceUsd }: StaffPriceResponse) {
  return { carId, kind: kindOf({ serviceId }), offerId: serviceId ?? tourId ?? '', priceUsd };
}

export function kindOf({ serviceId }: { serviceId: string | null }): OfferKind {
  return serviceId ? 'service' : 'tour';
}
