import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { RideKnowledge } from './ride-knowledge.js';

const acceptedStates: readonly RideState[] = ['accepted', 'on_the_way', 'arrived', 'on_board'];

/** Returns the driver who has accepted the ride, or need not be asked; otherwise null. */
export function acceptedDriver(ride: RideKnowledge): EmailedDriver | null {
  const { driver, given, progress } = ride;
  if (!driver?.value) return null;
  // If the ride was given before acceptance was recorded, the driver agreed by phone.
  if (!progress || (given && progress.version < given.version)) return given ? null : driver.value;
  return acceptedStates.includes(progress.value) ? driver.value : null;
}

/** Returns the `crewKey` of a ride; null until its driver has accepted. */
export function crewKeyOf(ride: RideKnowledge): string | null {
  const driver = acceptedDriver(ride);
  return driver && crewKey(driver, ride.vehicle?.value);
}

/** Returns a key that identifies driver and vehicle. */
export function crewKey(driver: EmailedDriver, vehicle: DescribedVehicle | null | undefined): string {
  return `${driver.id}/${vehicle?.id ?? ''}`;
}
