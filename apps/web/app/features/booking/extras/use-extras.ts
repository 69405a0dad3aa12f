import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extraLines, offerKindOf } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { nonBlankStops } from '@chauffeur/contracts/bookings/ride-details/non-blank-stops';
import type { ExtraResponse } from '@chauffeur/contracts/pricing/extra';
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../../api/get-json';
import { RequestFailed } from '../../../api/request-failed';
import type { BookingDraft } from '../draft/booking-draft';
import type { ChosenRecords } from '../draft/chosen-records';

/** Milliseconds. */
const responseTimeout = 4_000;

export interface Extras {
  /** The extras for the chosen service or tour; empty while unknown. */
  offered: ExtraResponse[];
  /** Whether they are still being fetched. */
  isLoading: boolean;
  /** The chosen extras, at present prices. */
  lines: BookedExtra[];
  /** The same for the ride back, which has its own stops; null if none is wanted. */
  returnLines: BookedExtra[] | null;
  /** Whether extras, such as stops, are chosen whose price is unknown. */
  isUnpriced: boolean;
  /** An error code, if the choice can't be booked. */
  error: string | null;
  /** The draft without extras that are no longer offered, once that is known. */
  withoutWithdrawn: BookingDraft;
  /** Extras of the ride that is booked again that are no longer offered. */
  withdrawn: NonNullable<BookingDraft['bookedExtras']>;
  /** Refetches the extras. */
  refetch: () => void;
  /** Whether a refetch is in flight. */
  isRefetching: boolean;
}

/** Returns offered and chosen extras. They are fetched as soon as a service or tour is chosen. */
export function useExtras(draft: BookingDraft, chosen: ChosenRecords): Extras {
  const [known, setKnown] = useState<ExtraResponse[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  /** Numbers of the refetch that is wanted and of the last one that has ended; 0 is the first fetch. */
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(0);
  const kind = offerKindOf(chosen);
  const isWanted = kind !== null;

  useEffect(() => {
    if (!isWanted) return;
    // A refetch aborts the request before it, so that a slow response does not replace a newer one.
    const request = new AbortController();
    const end = (update: () => void) => {
      if (request.signal.aborted) return;
      update();
      setEnded(attempt);
    };
    fetchExtras(request.signal).then(
      (extras) => end(() => setKnown(extras)),
      // Without a response there are none to choose from, and booking stays possible.
      () => end(() => setHasFailed(true)),
    );
    return () => request.abort();
  }, [isWanted, attempt]);

  const refetch = useCallback(() => {
    if (isWanted) setAttempt((count) => count + 1);
  }, [isWanted]);
  const offered = (known ?? []).filter(({ offerKinds }) => kind !== null && offerKinds.includes(kind));
  const extras = known
    ? draft.extras.filter(({ extraId }) => offered.some(({ id }) => id === extraId))
    : draft.extras;
  const isLost = ({ extraId }: { extraId: string }) =>
    draft.extras.some((chosenExtra) => chosenExtra.extraId === extraId) &&
    !extras.some((left) => left.extraId === extraId);
  const { passengerCount, stops } = draft.details;
  const linesOf = (own: readonly { text: string }[]) =>
    extraLines(extras, offered, { offerKind: kind, passengerCount, stopCount: nonBlankStops(own).length });
  const hasStops = [stops, draft.returnRide?.stops ?? []].some((own) => nonBlankStops(own).length > 0);
  const { lines, error } = linesOf(stops);
  const returnLines = draft.returnRide && linesOf(draft.returnRide.stops).lines;
  return {
    offered,
    isLoading: isWanted && known === null && !hasFailed,
    isUnpriced: isWanted && known === null && (draft.extras.length > 0 || hasStops),
    lines,
    returnLines,
    error: known && error,
    withoutWithdrawn: { ...draft, extras },
    withdrawn: (draft.bookedExtras ?? []).filter(isLost),
    refetch,
    isRefetching: isWanted && ended !== attempt,
  };
}

async function fetchExtras(signal: AbortSignal): Promise<ExtraResponse[]> {
  const { body } = await getJson<Partial<ExtraResponse>[]>('/api/extras', {
    timeout: responseTimeout,
    signal,
  }).catch((failure: unknown) => {
    // A gateway of a release without extras responds 404.
    if (failure instanceof RequestFailed && failure.status === 404)
      return { body: [] as Partial<ExtraResponse>[] };
    throw failure;
  });
  return body.filter((extra): extra is ExtraResponse => Array.isArray(extra.offerKinds));
}
