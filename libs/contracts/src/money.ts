import { z } from 'zod';
import { currencyCodes } from './currency-codes.js';

export const currencyCode = z.enum(currencyCodes);

/** USD with at most 2 decimals; the limit is that of a numeric(12,2) column. */
export const usdAmount = z.number().min(0).max(9_999_999_999.99).multipleOf(0.01);

/** An amount as a person enters it; its errors carry the field's code, as `price.required`, `price.belowMinimum`, `price.notCents`. */
export function enteredAmount(field: string) {
  return z
    .number(`${field}.required`)
    .min(0, `${field}.belowMinimum`)
    .max(9_999_999_999.99, `${field}.aboveMaximum`)
    .multipleOf(0.01, `${field}.notCents`);
}

/** Currency as the public site shows it; `ratePerUsd` is units of the currency for one USD. */
export const currencyResponse = z
  .object({ code: currencyCode, symbol: z.string(), ratePerUsd: z.number().positive() })
  .meta({ id: 'Currency' });
export type CurrencyResponse = z.infer<typeof currencyResponse>;
