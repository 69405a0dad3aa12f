import type { ChangeRideRequest, RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../../../api/request-failed';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { changeRide } from './change-api';
import type { OpenedRideState } from '../use-ride';
import { changesOf, valuesOf, type ChangeKind, type RideEdits, type RideValues } from './ride-values';
import type { StoredChange } from './stored-change';

/** The response to a dry run, and the edits and version of the ride that it is for. */
interface Previewed {
  edits: RideEdits;
  version: number;
  response: RideChangeResponse;
}

/** Why a change failed: because of the ride's present state, its price, the input, or the connection. */
export type ChangeFailure =
  | 'changed'
  | 'priceChanged'
  | 'full'
  | 'tooLate'
  | 'invalid'
  | 'unchanged'
  | 'tooMany'
  | 'failed';

interface RideChangeOptions {
  kind: ChangeKind;
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
  stored: StoredChange;
  /** `isWhole`: nothing else was typed while it was saved. */
  onSaved: (isWhole: boolean) => void;
}

/**
 * A customer's edits of a ride. They stay, whatever the server responds, and are compared with the ride as it is shown
 * then. A preview is discarded once the edits or the ride differ from those of its request.
 */
export function useRideChange({ kind, token, ride, openedRide, stored, onSaved }: RideChangeOptions) {
  const translate = useErrorText();
  const { language } = useSiteLanguage();
  const [edits, setEdits] = useState<RideEdits>(() => {
    const before = stored.read();
    return before?.kind === kind ? before.edits : {};
  });
  /** The latest edits, for comparison with those that a request has sent. */
  const latest = useRef(edits);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isSending, setSending] = useState(false);
  const isInFlight = useRef(false);
  const isCurrent = previewed?.edits === edits && previewed.version === ride.version;
  const preview = isCurrent ? previewed.response : null;

  // The change was saved although its response was lost. The browser may even have repeated the request, which is then
  // stale.
  const isSavedUnanswered =
    (failure === 'changed' || failure === 'failed') &&
    Object.keys(edits).length > 0 &&
    !changesOf(edits, ride);
  useEffect(() => {
    if (isSavedUnanswered) onSaved(true);
  }, [isSavedUnanswered, onSaved]);

  const retain = (typed: RideEdits) => {
    latest.current = typed;
    stored.write({ kind, edits: typed });
    setEdits(typed);
  };

  const send = async (request: Pick<ChangeRideRequest, 'dryRun' | 'expectedPrice'>) => {
    if (isInFlight.current) return;
    const changes = changesOf(edits, ride);
    setErrors({});
    setFailure(changes ? null : 'unchanged');
    if (!changes) return;
    isInFlight.current = true;
    setSending(true);
    try {
      const response = await changeRide(token, { version: ride.version, language, ...changes, ...request });
      if (request.dryRun) return setPreviewed({ edits, version: ride.version, response });
      openedRide.show(response.ride);
      const unsent = Object.entries(latest.current).filter(
        ([name, value]) => edits[name as keyof RideEdits] !== value,
      );
      retain(Object.fromEntries(unsent));
      onSaved(unsent.length === 0);
    } catch (error) {
      fail(error);
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  };

  const fail = (error: unknown) => {
    const problem = error instanceof RequestFailed ? error.problem : null;
    setPreviewed(null);
    setFailure(failureOf(problem?.code));
    const invalid = (problem?.errors ?? []).filter(({ field }) => field !== 'expectedPrice');
    if (problem?.code !== 'record.stale')
      setErrors(
        Object.fromEntries(
          invalid.map(({ field, code, params }) => [field.split('.')[0], translate(code, params)]),
        ),
      );
    openedRide.refetch();
  };

  return {
    values: { ...valuesOf(ride), ...edits },
    errors,
    failure,
    preview,
    isSending,
    edit: (changes: Partial<RideValues>) => {
      setFailure(null);
      retain({ ...latest.current, ...changes });
    },
    showPrice: () => void send({ dryRun: true }),
    save: () => void send(preview ? { expectedPrice: preview.ride.totalPrice } : {}),
  };
}

export type RideChange = ReturnType<typeof useRideChange>;

function failureOf(code: string | undefined): ChangeFailure {
  switch (code) {
    case 'record.stale':
      return 'changed';
    case 'ride.priceChanged':
      return 'priceChanged';
    case 'car.full':
      return 'full';
    case 'ride.tooLate':
    case 'ride.over':
      return 'tooLate';
    case 'request.invalid':
    case 'extras.notOffered':
      return 'invalid';
    case 'request.tooMany':
      return 'tooMany';
    default:
      return 'failed';
  }
}
