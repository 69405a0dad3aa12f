import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../../api/request-failed';
import type { DescribeFormUse } from '../../../forms/form-use';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { afterPaint } from '../../../start/after-paint';
import type { Availability } from '../availability/use-availability';
import type { Extras } from '../extras/use-extras';
import { storeLastBooking } from '../booked/last-booking';
import { sumOf } from '../price/leg-totals';
import type { BookingDraft } from '../draft/booking-draft';
import { bookingRequest, createBooking } from './create-booking';
import { clearDraft } from '../draft/draft-storage';
import type { Submission } from './use-submission-state';

/** Sends the booking once, however often it is called while the request is in flight; after a failure nothing is lost. */
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
  describeUse,
}: {
  submission: Submission;
  draft: BookingDraft;
  availability: Availability;
  /** Of the ride back, where one is wanted. */
  returnAvailability: Availability;
  extras: Extras;
  /** USD, of the whole trip: 0 where it is to be agreed, null where it is not known. */
  shownPrice: number | null;
  /** Called where it costs more by now or is to be agreed, which the visitor has to see first. */
  onPriceChanged: () => void;
  /** Called with the id of what is not on offer any more: another one has to be chosen. */
  onWithdrawn: (id: string) => void;
  chosen: { isAirportTransfer: boolean };
  describeUse: DescribeFormUse;
}): () => void {
  const navigate = useNavigate();
  const { language, to } = useSiteLanguage();

  const send = async () => {
    const { carId } = draft;
    if (carId === null || !begin()) return;
    await afterPaint();
    const shown = draft.returnRide ? [availability, returnAvailability] : [availability];
    const states = shown.map(({ answer }) => answer?.state);
    // One that is to be agreed is agreed to as that, also where it could not be read again.
    const price = namedPrice ? Math.max(namedPrice, shownPrice ?? 0) : (namedPrice ?? shownPrice);
    try {
      const booking = await createBooking(
        bookingRequest({ ...draft, carId }, language, isAirportTransfer, { states, price }),
        describeUse,
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
      if (isFull(failure)) (isReturnFull(failure) ? returnAvailability : availability).ask();
      if (changedPrice !== null) onPriceChanged();
      // What is withdrawn leaves the choice then.
      if (failure.problem?.code === 'extras.notOffered') extras.ask();
      const withdrawn = withdrawnOf(failure, draft);
      if (withdrawn) onWithdrawn(withdrawn);
    }
  };

  useEffect(() => leave, [leave]);

  return () => void send();
}

/** What each ride costs by now, USD, where that is more than was shown, 0 where it is to be agreed; null: it failed for another reason. */
export function changedPricesOf({ problem }: RequestFailed): number[] | null {
  if (problem?.code !== 'ride.priceChanged') return null;
  const { totalPrice, returnPrice } = problem.errors?.[0]?.params ?? {};
  if (typeof totalPrice !== 'number') return null;
  // A replica of the release before names the total alone.
  return typeof returnPrice === 'number' ? [sumOf([totalPrice, -returnPrice]), returnPrice] : [totalPrice];
}

/** The id of the car, service or tour that is not on offer any more; null: it failed for another reason. */
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

/** Whether another visitor has booked the car for that time. */
export function isFull({ problem }: RequestFailed): boolean {
  return problem?.code === 'car.full';
}

/** Whether it is the ride back that has no car. */
export function isReturnFull(failure: RequestFailed): boolean {
  const fields = failure.problem?.errors?.map(({ field }) => field) ?? [];
  return isFull(failure) && fields.some((field) => field.startsWith('returnRide.'));
}
