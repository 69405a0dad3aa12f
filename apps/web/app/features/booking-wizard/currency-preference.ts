import { currencyCodes, type CurrencyCode } from '@chauffeur/contracts';

const storageKey = 'preferred-currency';

/** The display currency that this browser chose last; USD by default. */
export function readPreferredCurrency(): CurrencyCode {
  try {
    const stored = localStorage.getItem(storageKey);
    return currencyCodes.find((code) => code === stored) ?? 'USD';
  } catch {
    return 'USD';
  }
}

export function storePreferredCurrency(currency: CurrencyCode): void {
  try {
    localStorage.setItem(storageKey, currency);
  } catch {
    // Then it is asked for again next time.
  }
}
