import { z } from 'zod';
import { airlineName } from './airlines.js';
import type { AirportDirection } from '../booking-choices.js';
import { airlineOf } from './flight-number.js';

export const flightChecks = ['ok', 'unreadable', 'unknownAirline', 'timesDiffer'] as const;
export const flightCheck = z.enum(flightChecks);
/** What is to be asked about a ride's flight; null where there is no flight to check. */
export type FlightCheck = z.infer<typeof flightCheck>;

/** A ride as far as its flight is checked; times are valid HH:MM in Baku. */
export interface FlightRide {
  readonly airportDirection: AirportDirection | null;
  readonly flightNumber: string | null;
  /** Landing (from the airport) or departure (to it). */
  readonly flightTime: string | null;
  readonly bookingTime: string | null;
}

/** A time of pickup that fits the flight. */
export interface PickupSuggestion {
  /** HH:MM in Baku. */
  readonly time: string;
  /**
   * Days from that of the chosen pickup: -1 where the flight leaves so soon after midnight that its pickup is in the evening
   * before, 1 where it lands after the midnight that follows.
   */
  readonly days: -1 | 0 | 1;
}

const dayMinutes = 24 * 60;

/** Minutes: a pickup may be so long after the landing, must be so long before the departure, and is suggested so long before it. */
const pickupRules = { afterLanding: 180, beforeDeparture: 150, suggestedBefore: 180 } as const;

/** The pickup of a flight that leaves before this time of day may be in the evening before, at most so long before it. */
const nightEnds = 6 * 60;
const longestEveningBefore = 12 * 60;

/** What staff are to ask about a ride's flight: the first of an unreadable number, a time that does not fit, an unknown airline. */
export function checkFlight(ride: FlightRide): FlightCheck | null {
  if (!ride.airportDirection || (!ride.flightNumber && !ride.flightTime)) return null;
  const airline = ride.flightNumber ? airlineOf(ride.flightNumber) : undefined;
  if (airline === null) return 'unreadable';
  if (suggestPickup(ride)) return 'timesDiffer';
  return airline && !airlineName(airline) ? 'unknownAirline' : 'ok';
}

/** Whether staff are to ask about the flight. */
export function isFlightUnclear(check: FlightCheck | null): boolean {
  return check !== null && check !== 'ok';
}

/** A better time of pickup where the chosen one does not fit the flight's; undefined where it does, or one of them is unknown. */
export function suggestPickup(ride: Omit<FlightRide, 'flightNumber'>): PickupSuggestion | undefined {
  const { airportDirection, flightTime, bookingTime } = ride;
  if (!airportDirection || !flightTime || !bookingTime) return undefined;
  const [flight, pickup] = [minutesOf(flightTime), minutesOf(bookingTime)];
  if (airportDirection === 'from_airport') {
    // A pickup after midnight belongs to a landing before it.
    const isInTime = between(flight, pickup) <= pickupRules.afterLanding;
    if (isInTime) return undefined;
    // One in the evening is meant for the landing of that night, not for the one almost a day before.
    const landsNextDay = isNightAfter(pickup, flight) && between(pickup, flight) <= longestEveningBefore;
    return { time: flightTime, days: landsNextDay ? 1 : 0 };
  }
  const suggested = flight - pickupRules.suggestedBefore;
  const isInTime =
    pickup <= flight - pickupRules.beforeDeparture ||
    (isNightAfter(pickup, flight) && isEveningBefore(between(pickup, flight)));
  return isInTime ? undefined : { time: timeOf(suggested), days: suggested < 0 ? -1 : 0 };
}

/** Whether a flight may be in the night that follows the day of the pickup. */
function isNightAfter(pickup: number, flight: number): boolean {
  return flight < nightEnds && pickup > flight;
}

function isEveningBefore(lead: number): boolean {
  return lead >= pickupRules.suggestedBefore && lead <= longestEveningBefore;
}

/** Minutes from one time of the clock to the next other one. */
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
