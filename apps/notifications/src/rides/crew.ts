import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { RideKnowledge } from './ride-knowledge.js';

const acceptedStates: readonly RideState[] = ['accepted', 'on_the_way', 'arrived', 'on_board'];

/** The driver who has said yes, or needs not be asked; null without one. */
export function acceptedDriver(ride: RideKnowledge): EmailedDriver | null {
  const { driver, given, progress } = ride;
  if (!driver?.value) return null;
  // Of a driver who has the ride since before this was known, nothing is said about acceptance: agreed by phone.
  if (!progress || (given && progress.version < given.version)) return given ? null : driver.value;
  return acceptedStates.includes(progress.value) ? driver.value : null;
}

/** Names driver and vehicle of a ride whose driver has said yes; null before. */
export function crewKeyOf(ride: RideKnowledge): string | null {
  const driver = acceptedDriver(ride);
  return driver && crewKey(driver, ride.vehicle?.value);
}

/** Differs where another driver or vehicle does. */
export function crewKey(driver: EmailedDriver, vehicle: DescribedVehicle | null | undefined): string {
  return `${driver.id}/${vehicle?.id ?? ''}`;
}
