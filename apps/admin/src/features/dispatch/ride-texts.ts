import { placeName } from '@chauffeur/contracts/bookings/airport';
import { paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { ShownRideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { ShownDriverProblem } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { Language } from '@chauffeur/contracts/languages';
import { withArrows } from '@chauffeur/contracts/right-to-left';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatDay } from '../../text/format-date';
import { timeInBaku } from './board-layout/board-layout.rules';

/** How a ride is named on the board. */
export function useRideTexts(): RideTexts {
  const { t } = useTranslation(['dispatch', 'bookings', 'rideProgress']);
  const { language } = useStaffLanguage();
  return useMemo(() => rideTexts(t, language), [t, language]);
}

export type RideTexts = ReturnType<typeof rideTexts>;

function rideTexts(t: TFunction<['dispatch', 'bookings', 'rideProgress']>, language: Language) {
  const untimed = t('bar.untimed');
  const dayOf = remembered((date: string) => formatDay(date, language));
  const statusOf = remembered((value: BoardRide['status']) => t(`bookings:status.${value}`));
  const stateOf = remembered((value: BoardRide['progress']['state']) => t(`rideProgress:states.${value}`));
  const problemOf = remembered((value: ShownRideProblem) => t(`problems.${value}`));
  const driverProblemOf = remembered((value: ShownDriverProblem) => t(`rideProgress:problems.${value}`));
  const timeOf = remembered((span: string) => {
    const [from, until] = span.split(' ');
    return t('bar.time', { from, until });
  });
  const time = ({ startsAt, endsAt }: BoardRide) =>
    startsAt && endsAt ? timeOf(`${timeInBaku(startsAt)} ${timeInBaku(endsAt)}`) : untimed;
  const day = ({ bookingDate }: BoardRide) => dayOf(bookingDate);
  const route = ({ pickupLocation, dropoffLocation }: BoardRide) =>
    withArrows([pickupLocation, dropoffLocation].map((place) => placeName(place, language)));
  const status = ({ status: value }: BoardRide) => statusOf(value);
  /** How far its driver is, where that says more than its status does: in one word. */
  const progress = ({ status: value, progress: { state } }: BoardRide) =>
    value === 'completed' || state === 'none' || state === 'accepted' ? null : stateOf(state);
  /** What was received for it, where anything was. */
  const payment = (ride: BoardRide) =>
    ride.paidUsd > 0 ? t(`bookings:payments.states.${paymentStateOf(ride)}`) : null;
  const marks = (ride: BoardRide) =>
    [
      hasAgreed(ride) ? stateOf('accepted') : null,
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
  return { day, time, route, status, progress, payment, marks, name };
}

/** Each text looked up once: the board has hundreds of rides, and a lookup takes as long as an element. */
function remembered<Value>(textOf: (value: Value) => string): (value: Value) => string {
  const known = new Map<Value, string>();
  return (value) => {
    const text = known.get(value) ?? textOf(value);
    known.set(value, text);
    return text;
  };
}

/** Whether the driver has agreed to a ride ahead; of one who can not answer nothing is known. */
export function hasAgreed({ status, progress: { state, since } }: BoardRide): boolean {
  return status !== 'completed' && state === 'accepted' && since !== null;
}

/** The last word of a name: what a sign at the airport says in large letters. */
export function surnameOf(customerName: string): string {
  return customerName.split(' ').at(-1) ?? customerName;
}
