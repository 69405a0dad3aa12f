import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../api/post-json';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { storeLastBooking } from '../booking-success/last-booking';
import type { BookingDraft } from './booking-draft';
import { bookingRequest } from './booking-request';
import { createBooking } from './create-booking';
import { forgetDraft } from './draft-storage';

type SubmissionState =
  { status: 'idle' } | { status: 'processing' } | { status: 'failed'; failure: RequestFailed };

/** Sends the booking once, however often it is asked to while the answer is awaited; a failure keeps everything. */
export function useSubmission(
  draft: BookingDraft,
  { isAirportTransfer }: { isAirportTransfer: boolean },
): { state: SubmissionState; submit: () => void } {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const isInHand = useRef(false);
  const navigate = useNavigate();
  const { language, to } = useSiteLanguage();

  const send = async () => {
    const { carId } = draft;
    if (isInHand.current || carId === null) return;
    isInHand.current = true;
    setState({ status: 'processing' });
    try {
      const booking = await createBooking(bookingRequest({ ...draft, carId }, language, isAirportTransfer));
      forgetDraft();
      storeLastBooking(booking);
      await navigate(to('/booking/success'), {
        replace: true,
        state: { referenceNumber: booking.referenceNumber },
      });
    } catch (fault) {
      setState({
        status: 'failed',
        failure: fault instanceof RequestFailed ? fault : new RequestFailed(null, null),
      });
      isInHand.current = false;
    }
  };

  return { state, submit: () => void send() };
}
