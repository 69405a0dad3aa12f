import type { BookingDraft } from './booking-draft';
import { emptyDraft } from './booking-draft';

const storageKey = 'booking-draft';

/** The draft of this browser tab, or null. Storage may be forbidden; then a draft lives as long as the page. */
export function readStoredDraft(): BookingDraft | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (!text) return null;
    const stored = JSON.parse(text) as Partial<BookingDraft>;
    return { ...emptyDraft, ...stored, details: { ...emptyDraft.details, ...stored.details } };
  } catch {
    return null;
  }
}

export function storeDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Nothing is lost but the survival of a reload.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // See storeDraft.
  }
}
