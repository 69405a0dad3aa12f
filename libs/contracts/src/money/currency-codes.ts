/** Display currencies (specification, constants). A ride is paid in AZN or USD only. */
export const currencyCodes = ['USD', 'AZN', 'EUR', 'AED', 'RUB'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];
