import { currencyCodes, type CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { tabValue } from '../../../storage/tab-storage';
import { emptyDraft, type BookingDraft } from './booking-draft';

const currencyKey = 'preferred-currency';

const storedDraft = tabValue<Partial<BookingDraft>>('booking-draft');

/** Returns the draft of this browser tab, or null. */
export function readStoredDraft(): BookingDraft | null {
  const stored = storedDraft.read();
  return stored && { ...emptyDraft, ...stored, details: { ...emptyDraft.details, ...stored.details } };
}

export const storeDraft: (draft: BookingDraft) => void = storedDraft.write;
export const clearDraft: () => void = storedDraft.clear;

/** Returns the display currency last chosen in this browser; USD by default. */
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
    // Without storage, the visitor chooses it again next time.
  }
}
