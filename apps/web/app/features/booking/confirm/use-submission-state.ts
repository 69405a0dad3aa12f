import { useCallback, useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { tabText } from '../../../storage/tab-storage';
import type { BookingDraft } from '../draft/booking-draft';

type SubmissionState =
  | { status: 'idle' }
  | { status: 'processing'; trip: string }
  | { status: 'failed'; failure: RequestFailed; trip: string };

const idle: SubmissionState = { status: 'idle' };

/** The trip whose booking had no response: after a reload, its car may be full because of that booking. */
const unanswered = tabText('booking-unanswered');

function stateAfterReload(): SubmissionState {
  const trip = unanswered.read();
  return trip === null ? idle : { status: 'failed', failure: new RequestFailed(null, null), trip };
}

export interface Submission {
  state: SubmissionState;
  /** The price in USD that a failure named; pressing again agrees to it. */
  namedPrice: number | null;
  /** Whether this trip may be booked already, without a response: its car may be full because of that. */
  mayBeBooked: boolean;
  /** Returns false, and does nothing, while a booking is in flight. */
  begin: () => boolean;
  fail: (failure: RequestFailed, namedPrice: number | null) => void;
  /** Called once the trip is booked. */
  succeed: () => void;
  /** Clears a failure; does nothing while a booking is in flight. */
  clearFailure: () => void;
  /** Called when the step is left: clears a failure, unless the trip may be booked already. */
  leave: () => void;
}

/**
 * Used by the wizard, not by the step: leaving the step while a booking is in flight and returning must not send
 * another. A failure is not shown once the trip has changed.
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
    // A price that was named for another trip is not agreed to for this one.
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
  const clearFailure = useCallback(() => {
    if (isInFlight.current) return;
    unanswered.clear();
    setState(idle);
    setNamedPrice(null);
  }, []);
  const leave = useCallback(() => {
    if (unanswered.read() === null) clearFailure();
  }, [clearFailure]);
  // Compared during render: an effect would reset the state after a reload, before the draft is restored.
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
    clearFailure,
    leave,
  };
}

/** Returns whether the trip may be booked nevertheless: a failure of the gateway leaves that open, too. */
function isOutcomeOpen({ status }: RequestFailed): boolean {
  return status === null || status >= 500;
}

/** Identifies what is booked, in whatever currency it is shown. */
function tripOf(draft: BookingDraft): string {
  return JSON.stringify({ ...draft, currency: null });
}
