import type { CancelReason, RideResponse } from '@chauffeur/contracts';
import { useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { cancelRide } from './ride-api';
import type { RideInUse } from './use-ride';

type CancellationState = 'idle' | 'sending' | 'changed' | 'tooLate' | 'failed';

/** Cancels a ride as it is shown: where it or its fee has changed meanwhile, it is shown again first. */
export function useCancellation(token: string, ride: RideResponse, { show, readAgain }: RideInUse) {
  const [state, setState] = useState<CancellationState>('idle');
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [note, setNote] = useState('');
  const isInFlight = useRef(false);

  const send = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState('sending');
    try {
      const acceptFee = ride.cancellation?.feeUsd ?? 0;
      show(await cancelRide(token, { version: ride.version, acceptFee, reason, note: note.trim() || null }));
    } catch (error) {
      setState(stateOf(error));
      readAgain();
    } finally {
      isInFlight.current = false;
    }
  };

  return { state, reason, setReason, note, setNote, send: () => void send() };
}

function stateOf(error: unknown): CancellationState {
  const code = error instanceof RequestFailed ? error.problem?.code : undefined;
  if (code === 'record.stale' || code === 'ride.feeChanged') return 'changed';
  return code === 'ride.tooLate' || code === 'ride.over' ? 'tooLate' : 'failed';
}
