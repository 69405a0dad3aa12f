import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../../api/request-failed';
import type { DescribeFormUsage } from '../../../forms/sending/form-usage';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { afterPaint } from '../../../start/on-demand/after-paint';
import type { Availability } from '../availability/use-availability';
import type { Extras } from '../extras/use-extras';
import { storeLastBooking } from '../booked/last-booking';
import { sumOf } from '../price/leg-totals';
import type { BookingDraft } from '../draft/booking-draft';
import { bookingRequest, createBooking } from './create-booking';
import { clearDraft } from '../draft/draft-storage';
import type { Submission } from './use-submission-state';

/** Returns a function that sends the booking; a no-op while one is in flight. After a failure, the draft remains. */
export function useSubmission({
  submission: { namedPrice, begin, fail, succeed, leave },
  draft,
  availability,
  returnAvailability,
  extras,
  shownPrice,
  onPriceChanged,
  onWithdrawn,
  chosen: { isAirportTransfer },
  describeUsage,
}: {
  submission: Submission;
  draft: BookingDraft;
  availability: Availability;
  /** For the ride back, if one is wanted. */
  returnAvailability: Availability;
  extras: Extras;
  /** USD, for the whole trip: 0 if it is to be agreed, null if unknown. */
  shownPrice: number | null;
  /** Called if the price has risen or is to be agreed now, which the visitor has to see first. */
  onPriceChanged: () => void;
  /** Called with the id of a car, service or tour that is no longer offered: another has to be chosen. */
  onWithdrawn: (id: string) => void;
  chosen: { isAirportTransfer: boolean };
  describeUsage: DescribeFormUsage;
}): () => void {
  const navigate = useNavigate();
  const { language, to } = useSiteLanguage();

  const send = async () => {
    const { carId } = draft;
    if (carId === null || !begin()) return;
    await afterPaint();
    const shown = draft.returnRide ? [availability, returnAvailability] : [availability];
    const states = shown.map(({ response }) => response?.state);
    // A named price of 0 (to be agreed) counts, whatever is shown: refetching may have failed.
    const price = namedPrice ? Math.max(namedPrice, shownPrice ?? 0) : (namedPrice ?? shownPrice);
    try {
      const booking = await createBooking(
        bookingRequest({ ...draft, carId }, language, isAirportTransfer, { states, price }),
        describeUsage,
      );
      clearDraft();
      succeed();
      storeLastBooking(booking);
      await navigate(to('/booking/success'), {
        replace: true,
        state: { referenceNumber: booking.referenceNumber },
      });
    } catch (error) {
      const failure = error instanceof RequestFailed ? error : new RequestFailed(null, null);
      const changedPrices = changedPricesOf(failure);
      const changedPrice = changedPrices && sumOf(changedPrices);
      fail(failure, changedPrice);
      if (isFull(failure)) (isReturnFull(failure) ? returnAvailability : availability).refetch();
      if (changedPrice !== null) onPriceChanged();
      // Refetching removes withdrawn extras from the choice.
      if (failure.problem?.code === 'extras.notOffered') extras.refetch();
      const withdrawn = withdrawnOf(failure, draft);
      if (withdrawn) onWithdrawn(withdrawn);
    }
  };

  useEffect(() => leave, [leave]);

  return () => void send();
}

/**
 * Returns what each ride costs now in USD if the price has risen; 0 if it is to be agreed. Null if the request failed
 * for another reason.
 */
export function changedPricesOf({ problem }: RequestFailed): number[] | null {
  if (problem?.code !== 'ride.priceChanged') return null;
  const { totalPrice, returnPrice } = problem.errors?.[0]?.params ?? {};
  if (typeof totalPrice !== 'number') return null;
  // A replica of the previous release sends only the total.
  return typeof returnPrice === 'number' ? [sumOf([totalPrice, -returnPrice]), returnPrice] : [totalPrice];
}

/** Returns the id of the car, service or tour that is no longer offered, or null if the request failed for another reason. */
function withdrawnOf({ problem }: RequestFailed, draft: BookingDraft): string | null {
  switch (problem?.code) {
    case 'car.unavailable':
    case 'car.notFound':
      return draft.carId;
    case 'service.notFound':
      return draft.serviceId;
    case 'tour.notFound':
      return draft.tourId;
    default:
      return null;
  }
}

/** Returns whether another visitor has booked the car for that time. */
export function isFull({ problem }: RequestFailed): boolean {
  return problem?.code === 'car.full';
}

/** Returns whether it is the ride back for which the car is full. */
export function isReturnFull(failure: RequestFailed): boolean {
  const fields = failure.problem?.errors?.map(({ field }) => field) ?? [];
  return isFull(failure) && fields.some((field) => field.startsWith('returnRide.'));
}
