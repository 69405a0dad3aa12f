import { useCallback, useRef, useState } from 'react';
import type { RequestFailed } from '../../../api/request-failed';

type SubmissionState =
  | { status: 'idle' }
  | { status: 'processing' }
  | { status: 'failed'; failure: RequestFailed };

const idle: SubmissionState = { status: 'idle' };

export interface Submission {
  state: SubmissionState;
  /** The price that a failure named, and that pressing again agrees to; USD. */
  namedPrice: number | null;
  /** Returns false, and does nothing, while one is in flight. */
  begin: () => boolean;
  fail: (failure: RequestFailed, namedPrice: number | null) => void;
  /** Takes back what is shown of a failure; does nothing while one is in flight. */
  forget: () => void;
}

/** Belongs to the wizard: a step that is left while the booking is in flight must not send another one when it comes back. */
export function useSubmissionState(): Submission {
  const [state, setState] = useState(idle);
  const [namedPrice, setNamedPrice] = useState<number | null>(null);
  const isInFlight = useRef(false);

  const begin = () => {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    setState({ status: 'processing' });
    return true;
  };
  const fail = (failure: RequestFailed, price: number | null) => {
    isInFlight.current = false;
    setState({ status: 'failed', failure });
    if (price !== null) setNamedPrice(price);
  };
  const forget = useCallback(() => {
    if (isInFlight.current) return;
    setState(idle);
    setNamedPrice(null);
  }, []);
  return { state, namedPrice, begin, fail, forget };
}
