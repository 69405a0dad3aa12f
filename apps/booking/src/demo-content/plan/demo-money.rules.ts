import type { DemoTransaction } from '@chauffeur/contracts/events/demo-events';
import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { DecidedBooking } from '../../new-bookings/rules/booking.rules.js';
import { dayAfter } from './demo-days.js';
import { demoVehicles, type DemoDriver } from './demo-fleet.js';
import type { DemoPayment } from './demo-ride.js';
import type { SeededChoice } from './seeded-choice.js';
import type { PlannedTimes } from './timetable.js';

interface RideMoney {
  readonly decided: DecidedBooking;
  readonly times: PlannedTimes | null;
  readonly createdAt: Date;
  readonly now: Date;
}

const methods = ['Cash', 'Cash', 'Cash', 'Card', 'Card', 'Bank transfer', 'Online'];
/** Rides of the last days are not settled with their drivers yet. */
const settledAfterDays = 2;

/** Most past rides are paid, and some of those ahead; a few in AZN, in amounts that are whole cents in USD. */
export function receivedFor(choice: SeededChoice, { decided, createdAt }: RideMoney): DemoPayment | null {
  const { status, totalPrice, bookingDate, currency } = decided;
  if (totalPrice === 0) return null;
  if (status === 'completed' && choice.chance(0.88)) {
    const isInAzn = currency === 'AZN' && choice.chance(0.5);
    return {
      amount: isInAzn ? cents(totalPrice * aznPerUsd) : totalPrice,
      currency: isInAzn ? 'AZN' : 'USD',
      method: isInAzn ? 'Cash' : choice.one(methods),
      day: bookingDate,
    };
  }
  if (status === 'confirmed' && choice.chance(0.18)) {
    return { amount: totalPrice, currency: 'USD', method: 'Online', day: todayInBaku(createdAt) };
  }
  return null;
}

/** What the driver gets by their rate, paid on the day after the ride. */
export function driverPaymentOf(
  choice: SeededChoice,
  { decided, times, now }: RideMoney,
  driver: DemoDriver | undefined,
): DemoPayment | null {
  if (decided.status !== 'completed' || !times || !driver) return null;
  if (decided.bookingDate > dayAfter(now, -settledAfterDays)) return null;
  const { paymentType, paymentRate } = driver;
  const hours = (times.endsAt.getTime() - times.from.getTime()) / 3_600_000;
  const amounts = {
    hourly: paymentRate * hours,
    percentage: (paymentRate * decided.totalPrice) / 100,
    fixed_per_booking: paymentRate,
  };
  return {
    amount: cents(amounts[paymentType]),
    currency: 'USD',
    method: choice.chance(0.7) ? 'Cash' : 'Bank transfer',
    day: todayInBaku(new Date(times.endsAt.getTime() + 12 * 3_600_000)),
  };
}

/** Fuel, washing and a repair in the last week. */
export function demoExpenses(choice: SeededChoice, now: Date): DemoTransaction[] {
  const expense = (
    transactionType: DemoTransaction['transactionType'],
    amount: number,
    description: string,
    daysAgo: number,
  ): DemoTransaction => ({
    transactionType,
    amount,
    currency: 'AZN',
    description,
    transactionDate: dayAfter(now, -daysAgo),
    paymentMethod: 'Card',
    booking: null,
    driver: null,
  });
  const plate = () => choice.one(demoVehicles).plate;
  return [
    ...Array.from({ length: 9 }, (_, index) =>
      expense('fuel', choice.between(38, 84), `Fuel, ${plate()}`, 1 + (index % 7)),
    ),
    expense('other_expense', 45, 'Car wash, five cars', 2),
    expense('other_expense', 36, 'Water and tissues for guests', 6),
    expense('maintenance', 285, `Brake pads, ${demoVehicles[2]?.plate ?? ''}`, 1),
    expense('insurance', 340, `Insurance, ${demoVehicles[12]?.plate ?? ''}`, 5),
  ];
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
