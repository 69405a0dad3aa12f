import type { ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import type { Dispatch, SetStateAction } from 'react';
import type { BookingDraft } from './booking-draft';
import { applyEarlyAnswers, reopenQuestions, chooseCar } from './draft-choices';
import type { DetailsInput } from './details-input';
import { withDetails, type ReturnInput } from './return-ride';
import type { RideQuestion } from './ride-questions';

/** Returns the changes that steps make to a draft. The functions are as stable as `setDraft`. */
export function draftChanges(setDraft: Dispatch<SetStateAction<BookingDraft>>) {
  return {
    details: (details: DetailsInput) => setDraft((draft) => withDetails(draft, details)),
    /** In step 1, before the step of the details. */
    detailsAhead: (details: DetailsInput) => setDraft((draft) => applyEarlyAnswers(draft, details)),
    questions: (questions: readonly RideQuestion[]) => setDraft((draft) => reopenQuestions(draft, questions)),
    returnRide: (returnRide: ReturnInput | null) => setDraft((draft) => ({ ...draft, returnRide })),
    extras: (extras: ChosenExtra[]) => setDraft((draft) => ({ ...draft, extras })),
    car: (car: { id: string }) => setDraft((draft) => chooseCar(draft, car)),
    currency: (currency: CurrencyCode) => setDraft((draft) => ({ ...draft, currency })),
  };
}
