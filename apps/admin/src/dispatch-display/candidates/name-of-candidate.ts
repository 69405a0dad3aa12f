import type {
  DriverCandidate,
  VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';

/** Names a driver by name, a vehicle by its car and plate. */
export function nameOfCandidate(candidate: VehicleCandidate | DriverCandidate): string {
  if ('name' in candidate) return candidate.name;
  const { carName, label, plate } = candidate;
  return [carName, plate ?? label].filter(Boolean).join(' · ');
}
