import { z } from 'zod';

/** Display currencies (specification, constants). A ride is paid in AZN or USD only. */
export const currencyCodes = ['USD', 'AZN', 'EUR', 'AED', 'RUB'] as const;
export const currencyCode = z.enum(currencyCodes);
export type CurrencyCode = z.infer<typeof currencyCode>;

/** USD with at most 2 decimals; the limit is that of a numeric(12,2) column. */
export const usdAmount = z.number().min(0).max(9_999_999_999.99).multipleOf(0.01);

/** Currency as the public site shows it; `ratePerUsd` is units of the currency for one USD. */
export const currencyResponse = z
  .object({ code: currencyCode, symbol: z.string(), ratePerUsd: z.number().positive() })
  .meta({ id: 'Currency' });
export type CurrencyResponse = z.infer<typeof currencyResponse>;
