import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { renewedLinkResponse } from '@chauffeur/contracts/rides/ride-link';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { bookingRequest, readOffer } from './booking-request.ts';
import { staffSiteUrl } from './product/addresses.ts';
import type { Staff } from './staff.ts';

/** A ride with staff's actions on it. */
export interface StaffRide {
  readonly id: string;
  /** Reads its current state as staff see it. */
  stored(): Promise<BookingDetailResponse>;
  setStatus(status: 'confirmed' | 'cancelled' | 'completed', fields?: object): Promise<void>;
  /** Sets the driver's progress, as staff do. */
  setState(to: RideState): Promise<void>;
  /** Makes a new link to the customer's page; the previous one stops working. */
  makeLink(): Promise<string>;
  remove(): Promise<void>;
}

/** Enters a confirmed ride that begins in this many minutes, for a customer without an email address. */
export async function enterRide(
  staff: Staff,
  startsInMinutes: number,
  fields: Record<string, unknown> = {},
): Promise<StaffRide> {
  const { carId, serviceId } = bookingRequest(await readOffer(staffSiteUrl()));
  const startsAt = new Date(Date.now() + startsInMinutes * 60_000).toISOString();
  const [bookingDate, bookingTime] = momentInBaku(startsAt).split(' ');
  const customer = {
    customerName: 'Emily Carter',
    customerHasNoEmail: true,
    customerPhone: '+44 20 7946 0999',
  };
  const places = { pickupLocation: 'Hilton Baku', dropoffLocation: 'Old City' };
  const request = { ...customer, ...places, bookingDate, bookingTime, carId, serviceId, totalPrice: 40 };
  const booked = await succeeded(staff.call('POST', '/bookings', { ...request, ...fields }));
  const ride = rideOf(staff, bookingDetailResponse.pick({ id: true }).parse(booked).id);
  if ((await ride.stored()).status === 'pending') await ride.setStatus('confirmed');
  return ride;
}

/** Returns fields with which `enterRide` enters a ride from the airport with everything that its driver is shown. */
export async function arrivalFields(): Promise<Record<string, unknown>> {
  const { prices } = await readOffer(staffSiteUrl());
  const transfer = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
  return {
    carId: transfer?.carId,
    serviceId: transfer?.serviceId,
    airportDirection: 'from_airport',
    flightNumber: 'TK 332',
    flightTime: '03:10',
    signText: 'Emily Carter',
    pickupLocation: 'Baku Airport (GYD)',
    dropoffLocation: 'Fountain Square',
  };
}

/** Returns a ride that exists already. */
export function rideOf(staff: Staff, id: string): StaffRide {
  const path = `/bookings/${id}`;
  const stored = async () => bookingDetailResponse.parse(await succeeded(staff.call('GET', path)));
  return {
    id,
    stored,
    async setStatus(status, fields = {}) {
      const { version } = await stored();
      await succeeded(staff.call('PATCH', `${path}/status`, { status, version, ...fields }));
    },
    async setState(to) {
      const { progress } = await stored();
      await succeeded(staff.call('POST', `${path}/steps`, { from: progress.state, to, note: 'By phone' }));
    },
    async makeLink() {
      return renewedLinkResponse.parse(await succeeded(staff.call('POST', `${path}/link`))).url;
    },
    async remove() {
      const { version } = await stored();
      await succeeded(staff.call('DELETE', `${path}?version=${version}`));
    },
  };
}

async function succeeded(response: ReturnType<Staff['call']>): Promise<unknown> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
