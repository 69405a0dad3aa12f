import { currencyCodes, type CurrencyCode } from '@chauffeur/contracts/currency-codes';
import { emptyDraft, type BookingDraft } from './booking-draft';

const draftKey = 'booking-draft';
const currencyKey = 'preferred-currency';

/** The draft of this browser tab, or null. Storage may be forbidden; then a draft lives as long as the page. */
export function readStoredDraft(): BookingDraft | null {
  try {
    const text = sessionStorage.getItem(draftKey);
    if (!text) return null;
    const stored = JSON.parse(text) as Partial<BookingDraft>;
    return { ...emptyDraft, ...stored, details: { ...emptyDraft.details, ...stored.details } };
  } catch {
    return null;
  }
}

export function storeDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Nothing is lost but the survival of a reload.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // See storeDraft.
  }
}

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
