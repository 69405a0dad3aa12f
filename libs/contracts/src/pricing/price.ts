import { z } from 'zod';
import { serviceKind } from '../catalogue/service.js';
import { idInput } from '../http/id-input.js';
import { usdAmount } from '../money/money.js';

const priceFields = {
  id: z.uuid(),
  carId: z.uuid(),
  /** Exactly one of serviceId and tourId is set. */
  serviceId: z.uuid().nullable(),
  tourId: z.uuid().nullable(),
  priceUsd: usdAmount,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A price for visitors' pages. */
export const priceRecord = z.object(priceFields).meta({ id: 'PriceRecord' });
export type PriceRecord = z.infer<typeof priceRecord>;

/** A price with its car and its service or tour, composed by the gateway. */
export const priceResponse = z
  .object({
    ...priceFields,
    car: z
      .object({
        id: z.uuid(),
        brand: z.string(),
        model: z.string(),
        year: z.number().int(),
        capacity: z.number().int(),
        categoryName: z.string(),
        categoryNameRu: z.string().nullable().default(null),
      })
      .meta({ id: 'PricedCar' }),
    service: z
      .object({ id: z.uuid(), name: z.string(), nameRu: z.string().nullable(), serviceType: serviceKind })
      .meta({ id: 'PricedService' })
      .nullable(),
    tour: z
      .object({ id: z.uuid(), name: z.string(), nameRu: z.string().nullable() })
      .meta({ id: 'PricedTour' })
      .nullable(),
  })
  .meta({ id: 'Price' });
export type PriceResponse = z.infer<typeof priceResponse>;

/** Lists all prices; with a car and exactly one of service and tour, at most one. */
export const listPricesQuery = z
  .object({
    carId: idInput('carId.invalid').optional(),
    serviceId: idInput('serviceId.invalid').optional(),
    tourId: idInput('tourId.invalid').optional(),
  })
  .refine((query) => !(query.serviceId && query.tourId), { path: ['tourId'], error: 'tourId.withService' });
export type ListPricesQuery = z.infer<typeof listPricesQuery>;
