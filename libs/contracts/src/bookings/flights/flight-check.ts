import { z } from 'zod';
import { airlineName } from './airlines.js';
import type { AirportDirection } from '../booking-choices.js';
import { airlineOf } from './flight-number.js';

export const flightChecks = ['ok', 'unreadable', 'unknownAirline', 'timesDiffer'] as const;
export const flightCheck = z.enum(flightChecks);
/** The result of checking a ride's flight. */
export type FlightCheck = z.infer<typeof flightCheck>;

/** The part of a ride that its flight's check uses; times are valid HH:MM in Baku. */
export interface FlightRide {
  readonly airportDirection: AirportDirection | null;
  readonly flightNumber: string | null;
  /** Landing (from the airport) or departure (to it). */
  readonly flightTime: string | null;
  readonly bookingTime: string | null;
}

/** A pickup time that fits the flight. */
export interface PickupSuggestion {
  /** HH:MM in Baku. */
  readonly time: string;
  /**
   * Days relative to the chosen pickup: -1 if the flight departs so soon after midnight that the pickup is on the evening
   * before, 1 if it lands after the following midnight.
   */
  readonly days: -1 | 0 | 1;
}

const dayMinutes = 24 * 60;

/** Minutes: max after the landing, min before the departure, and suggested before the departure. */
const pickupRules = { afterLanding: 180, beforeDeparture: 150, suggestedBefore: 180 } as const;

/** Minutes: a flight that departs before `nightEnds` may have its pickup on the evening before, at most this long before. */
const nightEnds = 6 * 60;
const maxEveningBefore = 12 * 60;

/** Returns the first problem of a flight that staff should ask about, `ok` if there is none, null without a flight. */
export function checkFlight(ride: FlightRide): FlightCheck | null {
  if (!ride.airportDirection || (!ride.flightNumber && !ride.flightTime)) return null;
  const airline = ride.flightNumber ? airlineOf(ride.flightNumber) : undefined;
  if (airline === null) return 'unreadable';
  if (suggestPickup(ride)) return 'timesDiffer';
  return airline && !airlineName(airline) ? 'unknownAirline' : 'ok';
}

/** Whether staff should ask about the flight. */
export function isFlightUnclear(check: FlightCheck | null): boolean {
  return check !== null && check !== 'ok';
}

/** Returns a better pickup time; undefined if the chosen one fits the flight, or if one of both times is unknown. */
export function suggestPickup(ride: Omit<FlightRide, 'flightNumber'>): PickupSuggestion | undefined {
  const { airportDirection, flightTime, bookingTime } = ride;
  if (!airportDirection || !flightTime || !bookingTime) return undefined;
  const [flight, pickup] = [minutesOf(flightTime), minutesOf(bookingTime)];
  if (airportDirection === 'from_airport') {
    // A pickup after midnight may belong to a landing before midnight.
    const isInTime = between(flight, pickup) <= pickupRules.afterLanding;
    if (isInTime) return undefined;
    // A pickup in the evening belongs to the landing of that night, not to one almost a day earlier.
    const landsNextDay = isNightAfter(pickup, flight) && between(pickup, flight) <= maxEveningBefore;
    return { time: flightTime, days: landsNextDay ? 1 : 0 };
  }
  const suggested = flight - pickupRules.suggestedBefore;
  const isInTime =
    pickup <= flight - pickupRules.beforeDeparture ||
    (isNightAfter(pickup, flight) && isEveningBefore(between(pickup, flight)));
  return isInTime ? undefined : { time: timeOf(suggested), days: suggested < 0 ? -1 : 0 };
}

/** Whether a flight may be in the night after the pickup's day. */
function isNightAfter(pickup: number, flight: number): boolean {
  return flight < nightEnds && pickup > flight;
}

function isEveningBefore(lead: number): boolean {
  return lead >= pickupRules.suggestedBefore && lead <= maxEveningBefore;
}

/** Returns the minutes from one time of day to the next occurrence of the other. */
function between(from: number, until: number): number {
  return (until - from + dayMinutes) % dayMinutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const ofDay = (minutes + dayMinutes) % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
