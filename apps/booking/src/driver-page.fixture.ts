import { randomUUID } from 'node:crypto';
import {
  bookingDetailResponse,
  bookingResponse,
  type BookingDetailResponse,
} from '@chauffeur/contracts/bookings/booking';
import { renewedDriverLink } from '@chauffeur/contracts/driver-page/driver-link';
import { driverRidesResponse, type DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { openedDriverSession } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { RunningBookingService } from './booking-service.fixture.js';
import { bookingCommand } from './new-bookings/booking-command.fixture.js';

export const device = 'Android, Chrome';

export const codeOf = ({ body }: { body: unknown }) => problem.parse(body).code;

/** Requests of drivers on their page, and of staff around it, to a running service. */
export class DriverPageCalls {
  constructor(private readonly service: RunningBookingService) {}

  async addDriver(name: string, fields: object = {}) {
    const driver = { name, phone: '+994 50 123 45 67', paymentType: 'hourly', ...fields };
    return driverResponse.parse((await this.service.call('POST', '/drivers', driver)).body);
  }

  makeLink(driverId: string, body: object = {}) {
    return this.service.call('POST', `/drivers/${driverId}/link`, body);
  }

  async tokenOf(driverId: string, body: object = {}) {
    const { url } = renewedDriverLink.parse((await this.makeLink(driverId, body)).body);
    return url.split('#')[1] ?? '';
  }

  signIn(token: string, pin = '4567') {
    return this.service.call('POST', '/driver-page/session', { token, pin, device });
  }

  /** Adds a driver with a link, signed in on one device. */
  async addSignedIn(name: string) {
    const driver = await this.addDriver(name);
    const token = await this.tokenOf(driver.id);
    const { session } = openedDriverSession.parse((await this.signIn(token)).body);
    return { ...driver, token, session };
  }

  readRides(session: string, language?: DriverLanguage) {
    return this.service.call('POST', '/driver-page/rides', { session, language });
  }

  async ridesOf(session: string, language?: DriverLanguage): Promise<DriverRide[]> {
    return driverRidesResponse.parse((await this.readRides(session, language)).body).rides;
  }

  async detailOf(id: string): Promise<BookingDetailResponse> {
    return bookingDetailResponse.parse((await this.service.call('GET', `/bookings/${id}`)).body);
  }

  /** Adds a confirmed ride that begins in so many minutes and takes an hour, assigned by staff. */
  async addRide(startsInMinutes: number, driverId: string | null, assigned: object = {}) {
    const { body } = await this.service.call('POST', '/bookings', bookingCommand());
    const { id } = bookingResponse.parse(body);
    await this.startIn(id, startsInMinutes);
    if (driverId) await this.assign(id, driverId, assigned);
    return id;
  }

  /** Moves a ride as if it had been booked for that time. */
  async startIn(id: string, minutes: number) {
    const startsAt = new Date(Math.ceil(Date.now() / minuteMs) * minuteMs + minutes * minuteMs);
    await this.service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [id]);
    await this.service.client.query(
      `UPDATE bookings SET status = 'confirmed', starts_at = $2, duration_minutes = 60, booking_date = $3,
              booking_time = to_char($2::timestamptz AT TIME ZONE 'Asia/Baku', 'HH24:MI') WHERE id = $1`,
      [id, startsAt, todayInBaku(startsAt)],
    );
  }

  async assign(id: string, driverId: string | null, fields: object = {}) {
    const { version } = await this.detailOf(id);
    const request = { driverId, version, ...fields };
    const { body } = await this.service.call('PUT', `/bookings/${id}/driver`, request);
    return bookingDetailResponse.parse(body);
  }

  stepped(session: string, id: string, from: RideState, to: RideState, fields: object = {}) {
    return this.service.call('POST', `/driver-page/rides/${id}/steps`, {
      session,
      request: { actionId: randomUUID(), from, to, happenedAt: new Date().toISOString(), ...fields },
    });
  }

  /** Presses Seen. */
  see(session: string, id: string, request: { changedAt: string | undefined }) {
    return this.service.call('POST', `/driver-page/rides/${id}/seen`, { session, request });
  }

  setByStaff(id: string, from: RideState, to: RideState) {
    return this.service.call('POST', `/bookings/${id}/steps`, { from, to, note: 'By phone' });
  }

  async setStatus(id: string, status: string) {
    const { version } = await this.detailOf(id);
    return this.setStatusOf({ id, version }, status);
  }

  /** Sets the status of a booking as it was read. */
  setStatusOf({ id, version }: Pick<BookingDetailResponse, 'id' | 'version'>, status: string) {
    return this.service.call('PATCH', `/bookings/${id}/status`, { status, version });
  }
}
