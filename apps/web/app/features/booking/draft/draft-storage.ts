import { currencyCodes, type CurrencyCode } from '@chauffeur/contracts/currency-codes';
import { tabValue } from '../../../storage/tab-storage';
import { emptyDraft, type BookingDraft } from './booking-draft';

const currencyKey = 'preferred-currency';

const storedDraft = tabValue<Partial<BookingDraft>>('booking-draft');

/** The draft of this browser tab, or null. */
export function readStoredDraft(): BookingDraft | null {
  const stored = storedDraft.read();
  return stored && { ...emptyDraft, ...stored, details: { ...emptyDraft.details, ...stored.details } };
}

export const storeDraft: (draft: BookingDraft) => void = storedDraft.write;
export const clearDraft: () => void = storedDraft.clear;

/** The display currency that this browser chose last; USD by default. */
export function readPreferredCurrency(): CurrencyCode {
  try {
    const stored = localStorage.getItem(currencyKey);
    return currencyCodes.find((code) => code === stored) ?? 'USD';
  } catch {
    return 'USD';
  }
}

export function storePreferredCurrency(currency: CurrencyCode): void {
  try {
    localStorage.setItem(currencyKey, currency);
  } catch {
    // Then it is chosen again next time.
  }
}
