import type { BookedExtra, ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extraLines, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import { nonBlankStops } from '@chauffeur/contracts/bookings/ride-details/non-blank-stops';
import type { ExtraOfferKind, StaffExtraResponse } from '@chauffeur/contracts/pricing/extra';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRecords } from '../../records/use-records';
import { extras } from '../../resources/catalogue/extras';
import { useOfferChoices } from '../use-offer-choices';

/** Form values that the extras depend on. */
export interface ExtrasFormValues {
  serviceId?: string | null | undefined;
  tourId?: string | null | undefined;
  passengerCount?: number | undefined;
  stops?: readonly Pick<RideStop, 'text'>[] | null | undefined;
  extras?: ChosenExtra[] | undefined;
  returnRide?: { stops?: readonly Pick<RideStop, 'text'>[] | null | undefined } | null | undefined;
}

/** Returns the extras for the form's service or tour, and what the chosen ones cost; booked ones stay at their price. */
export function useFormExtras(booked: readonly BookedExtra[]) {
  const { control } = useFormContext<ExtrasFormValues>();
  const [serviceId, tourId, stops, chosen, stopsBack] = useWatch({
    control,
    name: ['serviceId', 'tourId', 'stops', 'extras', 'returnRide.stops'],
  });
  const { data } = useRecords(extras);
  const choices = useOfferChoices();
  const kind: ExtraOfferKind | undefined = tourId ? 'tour' : choices.kindOf(serviceId ?? '');
  const offered = (data ?? []).filter(
    ({ isActive, offerKinds }) => isActive && kind && offerKinds.includes(kind),
  );
  const priceWith = (those: ExtrasFormValues['stops']) => {
    const ride = { offerKind: null, passengerCount: Infinity, stopCount: nonBlankStops(those).length };
    return priceOfExtras(extraLines(chosen ?? [], offered, ride, booked).lines);
  };
  const isCountable = ({ code }: Pick<StaffExtraResponse, 'code'>) => code !== extraCodes.stop;
  const isOffered = ({ extraId }: BookedExtra) => offered.some(({ id }) => id === extraId);
  return {
    /** False until a service or tour is chosen and the extras are loaded. */
    areKnown: data !== undefined && kind !== undefined,
    /** All extras, including those that are not offered. */
    all: data ?? [],
    /** Returns those of another booking's extras that this one can't have; stops are no choice. */
    takenOutOf: (lines: readonly BookedExtra[]) =>
      data && kind ? lines.filter((line) => isCountable(line) && !isOffered(line)) : [],
    choices: [
      ...offered.filter(isCountable),
      ...booked
        .filter((line) => isCountable(line) && !isOffered(line))
        .map(({ extraId, unitPrice, count, ...names }) => ({
          ...names,
          id: extraId,
          priceUsd: unitPrice,
          maxCount: count,
        })),
    ],
    priceUsd: priceWith(stops),
    /** For the ride back, which has its own stops. */
    returnPriceUsd: priceWith(stopsBack),
  };
}
