import { useCallback, useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { tabText } from '../../../storage/tab-storage';
import type { BookingDraft } from '../draft/booking-draft';

type SubmissionState =
  | { status: 'idle' }
  | { status: 'processing'; trip: string }
  | { status: 'failed'; failure: RequestFailed; trip: string };

const idle: SubmissionState = { status: 'idle' };

/** The trip whose booking had no response: after a reload its car may be full because of this very booking. */
const unanswered = tabText('booking-unanswered');

function stateAfterReload(): SubmissionState {
  const trip = unanswered.read();
  return trip === null ? idle : { status: 'failed', failure: new RequestFailed(null, null), trip };
}

export interface Submission {
  state: SubmissionState;
  /** The price that a failure named, and that pressing again agrees to; USD. */
  namedPrice: number | null;
  /** Whether this very trip may be booked already, without a response: its car may be full because of that. */
  mayBeBooked: boolean;
  /** Returns false, and does nothing, while one is in flight. */
  begin: () => boolean;
  fail: (failure: RequestFailed, namedPrice: number | null) => void;
  /** Once it is booked. */
  succeed: () => void;
  /** Takes back what is shown of a failure; does nothing while one is in flight. */
  forget: () => void;
  /** The same where the step is left, in which what failed may be changed; what may be booked is still shown. */
  leave: () => void;
}

/**
 * Belongs to the wizard: a step that is left while the booking is in flight must not send another one when it comes back.
 * What failed of a trip that was changed meanwhile is not said of the new one.
 */
export function useSubmissionState(draft: BookingDraft): Submission {
  const [state, setState] = useState(stateAfterReload);
  const [namedPrice, setNamedPrice] = useState<number | null>(null);
  const isInFlight = useRef(false);
  const sentTrip = useRef('');

  const begin = () => {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    const trip = tripOf(draft);
    // What a failure of another trip named is not agreed to for this one.
    if (trip !== sentTrip.current) setNamedPrice(null);
    sentTrip.current = trip;
    unanswered.write(trip);
    setState({ status: 'processing', trip });
    return true;
  };
  const fail = (failure: RequestFailed, price: number | null) => {
    isInFlight.current = false;
    if (!isOutcomeOpen(failure)) unanswered.clear();
    setState({ status: 'failed', failure, trip: sentTrip.current });
    if (price !== null) setNamedPrice(price);
  };
  const forget = useCallback(() => {
    if (isInFlight.current) return;
    unanswered.clear();
    setState(idle);
    setNamedPrice(null);
  }, []);
  const leave = useCallback(() => {
    if (unanswered.read() === null) forget();
  }, [forget]);
  // Compared while drawing: state that an effect sets whenever the draft differs would never let a restored one be drawn.
  const isOfOtherTrip = state.status !== 'idle' && state.trip !== tripOf(draft);
  const shown =
    isOfOtherTrip && state.status === 'failed' ? { state: idle, namedPrice: null } : { state, namedPrice };
  const isOpen = state.status === 'processing' || (state.status === 'failed' && isOutcomeOpen(state.failure));
  return {
    ...shown,
    mayBeBooked: isOpen && !isOfOtherTrip,
    begin,
    fail,
    succeed: unanswered.clear,
    forget,
    leave,
  };
}

/** Whether it is not known if it is booked: the gateway's own failure leaves it open as well. */
function isOutcomeOpen({ status }: RequestFailed): boolean {
  return status === null || status >= 500;
}

/** What is booked, however it is shown. */
function tripOf(draft: BookingDraft): string {
  return JSON.stringify({ ...draft, currency: null });
}
