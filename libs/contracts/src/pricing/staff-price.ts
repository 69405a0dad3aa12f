import { z } from 'zod';
import { idInput } from '../http/id-input.js';
import { amountInput, usdAmount } from '../money/money.js';
import { priceRecord, priceResponse } from './price.js';

const offerId = (field: string) =>
  idInput(`${field}.invalid`)
    .nullish()
    .transform((id) => id ?? null);

/** Fields of the combination that a price is for: a car with exactly one of service and tour. */
export const pricedCombination = {
  carId: idInput('carId.required'),
  serviceId: offerId('serviceId'),
  tourId: offerId('tourId'),
} as const;

/** Whether a combination names exactly one of service and tour. */
export function hasOneOffer(combination: {
  serviceId?: string | null | undefined;
  tourId?: string | null | undefined;
}): boolean {
  return Boolean(combination.serviceId) !== Boolean(combination.tourId);
}

export const exactlyOneOffer = { path: ['serviceId'], error: 'serviceId.exactlyOne' };

/** A price that staff enter; a second one for the combination is rejected as `price.duplicate`. */
export const priceRequest = z
  .object({ ...pricedCombination, priceUsd: amountInput('priceUsd') })
  .refine(hasOneOffer, exactlyOneOffer)
  .meta({ id: 'PriceRequest' });
export type PriceRequest = z.infer<typeof priceRequest>;

const version = z.number().int();

/** A stored price of the pricing service, with the version that a change must name. */
export const managedPrice = priceRecord.extend({ version }).meta({ id: 'ManagedPrice' });
export type ManagedPrice = z.infer<typeof managedPrice>;

/** A price with its car (even if hidden on the site) and its service or tour, composed by the gateway. */
export const staffPriceResponse = priceResponse
  .extend({
    version,
    car: priceResponse.shape.car.extend({ isAvailable: z.boolean() }).meta({ id: 'StaffPricedCar' }),
  })
  .meta({ id: 'StaffPrice' });
export type StaffPriceResponse = z.infer<typeof staffPriceResponse>;

/** Query for the price of a manual booking's combination. */
export const suggestedPriceQuery = z.object(pricedCombination).refine(hasOneOffer, exactlyOneOffer);
export type SuggestedPriceQuery = z.infer<typeof suggestedPriceQuery>;

/** The combination's price in USD; null if there is none, for which the form shows 0. */
export const suggestedPriceResponse = z
  .object({ priceUsd: usdAmount.nullable() })
  .meta({ id: 'SuggestedPrice' });
export type SuggestedPriceResponse = z.infer<typeof suggestedPriceResponse>;
