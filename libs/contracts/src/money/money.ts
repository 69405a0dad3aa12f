import { z } from 'zod';
import { currencyCodes } from './currency-codes.js';

export const currencyCode = z.enum(currencyCodes);

/** USD with at most 2 decimals; max is that of a numeric(12,2) column. */
export const usdAmount = z.number().min(0).max(9_999_999_999.99).multipleOf(0.01);

/** An amount that a person enters; errors begin with the field: `price.required`, `price.belowMinimum`, `price.notCents`. */
export function amountInput(field: string) {
  return z
    .number(`${field}.required`)
    .min(0, `${field}.belowMinimum`)
    .max(9_999_999_999.99, `${field}.aboveMaximum`)
    .multipleOf(0.01, `${field}.notCents`);
}

/** A currency of the public site; `ratePerUsd` is units of the currency per USD. */
export const currencyResponse = z
  .object({ code: currencyCode, symbol: z.string(), ratePerUsd: z.number().positive() })
  .meta({ id: 'Currency' });
export type CurrencyResponse = z.infer<typeof currencyResponse>;
