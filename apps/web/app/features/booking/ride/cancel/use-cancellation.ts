import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useRef, useState } from 'react';
import { RequestFailed } from '../../../../api/request-failed';
import type { OpenedRideState } from '../use-ride';

type CancellationState = 'idle' | 'sending' | 'changed' | 'tooLate' | 'tooMany' | 'failed';

/** Cancels a ride as it is shown. If the ride or its fee has changed meanwhile, it is refetched and shown first. */
export function useCancellation(cancel: () => Promise<RideResponse>, { show, refetch }: OpenedRideState) {
  const [state, setState] = useState<CancellationState>('idle');
  const isInFlight = useRef(false);

  const send = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState('sending');
    try {
      show(await cancel());
      setState('idle');
    } catch (error) {
      setState(stateOf(error));
      refetch();
    } finally {
      isInFlight.current = false;
    }
  };

  return { state, send: () => void send() };
}

export type Cancellation = ReturnType<typeof useCancellation>;

function stateOf(error: unknown): CancellationState {
  const code = error instanceof RequestFailed ? error.problem?.code : undefined;
  if (code === 'record.stale' || code === 'ride.feeChanged') return 'changed';
  if (code === 'request.tooMany') return 'tooMany';
  return code === 'ride.tooLate' || code === 'ride.over' ? 'tooLate' : 'failed';
}
