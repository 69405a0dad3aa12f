import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { DemoTransaction } from '@chauffeur/contracts/events/demo-events';
import type { DecidedBooking } from '../../new-bookings/rules/booking.rules.js';
import type { DemoBlock, DemoDriver, DemoVehicle } from './demo-fleet.js';

export interface DemoRide {
  readonly decided: DecidedBooking;
  /** The indexes of its vehicle and driver in their lists; null if it has none. */
  readonly vehicle: number | null;
  readonly driver: number | null;
  readonly createdAt: Date;
  /** Its later statuses, in order. */
  readonly steps: readonly { readonly status: BookingStatus; readonly at: Date }[];
  readonly received: DemoPayment | null;
  readonly driverPayment: DemoPayment | null;
}

export interface DemoPayment {
  readonly amount: number;
  readonly currency: 'USD' | 'AZN';
  readonly method: string;
  /** The day in Baku, YYYY-MM-DD. */
  readonly day: string;
}

export interface DemoPlan {
  /** The moment from which its days count. */
  readonly now: Date;
  readonly vehicles: readonly DemoVehicle[];
  readonly drivers: readonly DemoDriver[];
  readonly blocks: readonly DemoBlock[];
  readonly rides: readonly DemoRide[];
  /** Transactions without a ride. */
  readonly expenses: readonly DemoTransaction[];
}
