import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extraLines, offerKindOf } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { statedStops } from '@chauffeur/contracts/bookings/ride-details/stated-stops';
import type { ExtraResponse } from '@chauffeur/contracts/pricing/extra';
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../../api/get-json';
import { RequestFailed } from '../../../api/request-failed';
import type { BookingDraft } from '../draft/booking-draft';
import type { ChosenRecords } from '../draft/chosen-records';

/** Milliseconds for which the list is awaited. */
const responseTimeout = 4_000;

export interface Extras {
  /** What can be booked with the chosen service or tour; empty while it is not known. */
  offered: ExtraResponse[];
  /** Whether that may still become known. */
  isAwaited: boolean;
  /** What was chosen of it, at its prices of now. */
  lines: BookedExtra[];
  /** The same of the ride back, which has its own stops; null where none is wanted. */
  returnLines: BookedExtra[] | null;
  /** Whether some are chosen, stops among them, of which the price can't be said. */
  isUnpriced: boolean;
  /** A code where the choice can't be booked. */
  error: string | null;
  /** The draft without what is not offered any more, once that is known. */
  withoutWithdrawn: BookingDraft;
  /** Of the extras of the ride that is booked again, those that it can't have any more. */
  withdrawn: NonNullable<BookingDraft['bookedExtras']>;
  /** Asks again what is offered. */
  ask: () => void;
  /** Whether that is awaited. */
  isAsking: boolean;
}

/** What can be booked beside the ride, asked as soon as a service or tour is chosen. */
export function useExtras(draft: BookingDraft, chosen: ChosenRecords): Extras {
  const [known, setKnown] = useState<ExtraResponse[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const kind = offerKindOf(chosen);
  const isWanted = kind !== null;

  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    // Without an answer there are none to choose from, and booking stays possible.
    fetchExtras(request.signal).then(setKnown, () => setHasFailed(!request.signal.aborted));
    return () => request.abort();
  }, [isWanted]);

  const ask = useCallback(() => {
    if (!isWanted) return;
    setIsAsking(true);
    fetchExtras()
      .then(setKnown, () => undefined)
      .finally(() => setIsAsking(false));
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
    extraLines(extras, offered, { offerKind: kind, passengerCount, stopCount: statedStops(own).length });
  const hasStops = [stops, draft.returnRide?.stops ?? []].some((own) => statedStops(own).length > 0);
  const { lines, error } = linesOf(stops);
  const returnLines = draft.returnRide && linesOf(draft.returnRide.stops).lines;
  return {
    offered,
    isAwaited: isWanted && known === null && !hasFailed,
    isUnpriced: isWanted && known === null && (draft.extras.length > 0 || hasStops),
    lines,
    returnLines,
    error: known && error,
    withoutWithdrawn: { ...draft, extras },
    withdrawn: (draft.bookedExtras ?? []).filter(isLost),
    ask,
    isAsking,
  };
}

async function fetchExtras(signal?: AbortSignal): Promise<ExtraResponse[]> {
  const { body } = await getJson<Partial<ExtraResponse>[]>('/api/extras', {
    timeout: responseTimeout,
    ...(signal && { signal }),
  }).catch((failure: unknown) => {
    // A gateway that knows no extras offers none.
    if (failure instanceof RequestFailed && failure.status === 404)
      return { body: [] as Partial<ExtraResponse>[] };
    throw failure;
  });
  return body.filter((extra): extra is ExtraResponse => Array.isArray(extra.offerKinds));
}
