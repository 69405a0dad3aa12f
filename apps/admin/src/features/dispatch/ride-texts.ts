import { placeName } from '@chauffeur/contracts/bookings/airport';
import { paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { ShownRideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { ShownDriverProblem } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCustomerChange } from '../../booking-display/change-mark';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatDay } from '../../text/format-date';
import { timeInBaku } from './board-layout/board-layout.rules';

export function useRideTexts(): RideTexts {
  const { t } = useTranslation(['dispatch', 'bookings', 'rideProgress']);
  const { language } = useStaffLanguage();
  return useMemo(() => rideTexts(t, language), [t, language]);
}

export type RideTexts = ReturnType<typeof rideTexts>;

function rideTexts(t: TFunction<['dispatch', 'bookings', 'rideProgress']>, language: Language) {
  const untimed = t('bar.untimed');
  const changed = t('bar.changed');
  const changedByCustomer = t('bookings:customerChange');
  const dayOf = memoized((date: string) => formatDay(date, language));
  const statusOf = memoized((value: BoardRide['status']) => t(`bookings:status.${value}`));
  const stateOf = memoized((value: BoardRide['progress']['state']) => t(`rideProgress:states.${value}`));
  const problemOf = memoized((value: ShownRideProblem) => t(`problems.${value}`));
  const driverProblemOf = memoized((value: ShownDriverProblem) => t(`rideProgress:problems.${value}`));
  const timeOf = memoized((span: string) => {
    const [from, until] = span.split(' ');
    return t('bar.time', { from, until });
  });
  const time = ({ startsAt, endsAt }: BoardRide) =>
    startsAt && endsAt ? timeOf(`${timeInBaku(startsAt)} ${timeInBaku(endsAt)}`) : untimed;
  const day = ({ bookingDate }: BoardRide) => dayOf(bookingDate);
  const route = ({ pickupLocation, dropoffLocation }: BoardRide) =>
    joinWithArrows([pickupLocation, dropoffLocation].map((place) => placeName(place, language)));
  const status = ({ status: value }: BoardRide) => statusOf(value);
  /** The driver's progress in one word, if it says more than the status. */
  const progress = ({ status: value, progress: { state } }: BoardRide) =>
    value === 'completed' || state === 'none' || state === 'accepted' ? null : stateOf(state);
  /** The payment state, if anything was received. */
  const payment = (ride: BoardRide) =>
    ride.paidUsd > 0 ? t(`bookings:payments.states.${paymentStateOf(ride)}`) : null;
  /** What the bar has room for: the progress, or the status; a new request differs from a change of the customer. */
  const shortState = (ride: BoardRide) => progress(ride) ?? (isCustomerChange(ride) ? changed : status(ride));
  const marks = (ride: BoardRide) =>
    [
      isCustomerChange(ride) ? changedByCustomer : null,
      hasDriverAccepted(ride) ? stateOf('accepted') : null,
      ...ride.driverProblems.map(driverProblemOf),
      ...ride.problems.map(problemOf),
      payment(ride),
    ].filter((mark) => mark !== null);
  const name = (ride: BoardRide) =>
    [
      t('bar.name', {
        customer: ride.customerName,
        time: time(ride),
        status: [status(ride), progress(ride)].filter(Boolean).join(', '),
        places: route(ride),
        reference: ride.referenceNumber,
      }),
      ...marks(ride),
    ].join(', ');
  return { day, time, route, status, shortState, progress, payment, marks, name };
}

/** Looks up each text once: the board has hundreds of rides, and a lookup takes as long as rendering an element. */
function memoized<Value>(textOf: (value: Value) => string): (value: Value) => string {
  const known = new Map<Value, string>();
  return (value) => {
    const text = known.get(value) ?? textOf(value);
    known.set(value, text);
    return text;
  };
}

/** Whether the driver has accepted a future ride; false if the driver can't respond. */
export function hasDriverAccepted({ status, progress: { state, since } }: BoardRide): boolean {
  return status !== 'completed' && state === 'accepted' && since !== null;
}

/** Returns the last word of a name, which a sign at the airport shows in large letters. */
export function surnameOf(customerName: string): string {
  return customerName.split(' ').at(-1) ?? customerName;
}
